import { Download, Plus } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useConversions, useConvertLimits, useConvertPlans } from '@/src/api/queries/convert';
import { useSubmit } from '@/src/api/useSubmit';
import { useFileOfAmounts } from '@/src/balances/useFileOfAmounts';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { Note } from '@/src/ui/views/Note';
import { exportConversions } from '../exportConversions';
import { planFrom } from '../model/planFrom';
import { ConversionList } from '../view/ConversionList';
import styles from '../view/Conversions.module.css';
import { LimitSection } from '../view/LimitSection';
import { RecurringSection } from '../view/RecurringSection';
import { SmallBalances } from '../view/SmallBalances';

const TABS = ['all', 'limit', 'recurring', 'small'] as const;
type Tab = (typeof TABS)[number];

/** Everything converted and everything that waits: limits, recurring ones, small balances. */
export function ConversionsScreen() {
  const { t } = useTranslation('common');
  const router = useRouter();
  const isSignedIn = useHasToken();
  const list = useConversions(isSignedIn);
  const limits = useConvertLimits(isSignedIn);
  const plans = useConvertPlans(isSignedIn);
  const file = useSubmit(exportConversions);
  const asked = useFileOfAmounts();
  const tab: Tab = TABS.find((one) => one === router.query.tab) ?? 'all';
  const choose = (next: Tab) =>
    void router.replace({ pathname: pathTo('convert'), query: { view: 'history', ...(next !== 'all' && { tab: next }) } }, undefined, {
      shallow: true,
    });
  const counts: Partial<Record<Tab, number | undefined>> = {
    limit: limits.data?.filter(({ state }) => state === 'OPEN').length,
    recurring: plans.data?.length,
  };
  const shows = (one: Tab) => tab === 'all' || tab === one;
  return (
    <div className={styles.page}>
      <PageTitle
        title={t('convert.history.title')}
        onBack={() => void router.push(pathTo('convert'))}
        action={
          <ButtonLink href={pathTo('convert')} size="medium" iconOnPhones startIcon={<Plus size={16} aria-hidden="true" />}>
            {t('convert.history.new')}
          </ButtonLink>
        }
      />
      <Tabs
        label={t('convert.history.title')}
        items={TABS.map((value) => ({ value, label: t(`convert.history.${value}`), count: counts[value] || undefined }))}
        value={tab}
        onChange={choose}
        chipsOnPhones="inset"
      />
      <div className={tab === 'all' ? styles.split : undefined}>
        <div className={styles.sections}>
          {shows('limit') ? <LimitSection limits={limits} /> : null}
          {shows('recurring') ? <RecurringSection plans={plans} start={tab === 'recurring' ? planFrom(router.query) : undefined} /> : null}
          {tab === 'all' ? (
            <section>
              <div className={styles.head}>
                <h2>{t('convert.history.done')}</h2>
                <Button
                  variant="border"
                  size="small"
                  startIcon={<Download size={14} aria-hidden="true" />}
                  loading={file.isBusy}
                  disabled={list.rows.length === 0}
                  onClick={() => asked.ask(() => void file.submit())}
                >
                  {t('history.export')}
                </Button>
              </div>
              {file.error ? <Note tone="error">{t('history.exportFailed')}</Note> : null}
              <ConversionList list={list} />
              <ShowMore hasMore={list.hasMore} loading={list.isLoadingMore} onShowMore={list.showMore} />
            </section>
          ) : null}
        </div>
        {shows('small') ? <SmallBalances isSignedIn={isSignedIn} /> : null}
      </div>
      {asked.dialog}
    </div>
  );
}
