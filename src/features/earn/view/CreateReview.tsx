import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { EarnPlan } from '@/contract/earn';
import { DAY_MS } from '@/domain/earn/interest';
import { interestOverDays } from '@/domain/earn/projection';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { BottomBar } from '@/src/ui/page/BottomBar';
import { Note } from '@/src/ui/views/Note';
import { useNow } from '../useNow';
import { usePlanName } from '../usePlanName';
import styles from './Earn.module.css';
import { Facts } from './Facts';

interface CreateReviewProps {
  coin: string;
  plan: EarnPlan;
  amount: string;
  isSignedIn: boolean;
  isAdded: boolean;
  isReady: boolean;
  isBusy: boolean;
  onSend: () => void;
}

/** What it comes to, what leaving early costs, and the act. */
export function CreateReview({ coin, plan, amount, isSignedIn, isAdded, isReady, isBusy, onSend }: CreateReviewProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const nameOf = usePlanName();
  const now = useNow();
  const [isRead, setRead] = useState(false);
  const principal = amount || '0';
  const days = plan.termDays ?? 30;
  const text = (value: string) => `${format.amount(value)} ${coin}`;
  const gain = (count: number) => (
    <bdi className={`num ${styles.gain}`}>{`+${text(interestOverDays(principal, plan.aprPercent, count, 8))}`}</bdi>
  );
  const here = `${pathTo('earnCreate', { coin: coin.toLowerCase(), planType: plan.planType.toLowerCase() })}?planId=${plan.planId}`;
  return (
    <section className={styles.card} aria-label={t('earn.review')}>
      <h2 className={styles.cardTitle}>{t('earn.review')}</h2>
      <Facts
        facts={[
          { label: t('earn.principal'), value: <bdi className="num">{text(principal)}</bdi> },
          { label: t('earn.apr'), value: <bdi className="num">{format.fixed(plan.aprPercent, 2)}%</bdi> },
          { label: t('earn.term'), value: nameOf(plan.termDays) },
          { label: t('earn.eachDay'), value: gain(1) },
          { label: t('earn.over', { term: t('home.earn.days', { count: days }) }), value: gain(days) },
          ...(plan.termDays === null || now === undefined || isAdded
            ? []
            : [{ label: t('earn.runsTo'), value: format.date(now + plan.termDays * DAY_MS) }]),
        ]}
      />
      {plan.termDays === null ? null : (
        <Note tone="warning" title={t('earn.early.title')}>
          {t('earn.early.text')}
        </Note>
      )}
      <Checkbox checked={isRead} onChange={() => setRead(!isRead)} label={t('earn.agree', { coin })} />
      <BottomBar>
        {isSignedIn ? (
          <Button size="large" block disabled={!isReady || !isRead} loading={isBusy} onClick={onSend} data-testid="earn-send">
            {t(isAdded ? 'earn.addAct' : 'earn.act', { amount: text(principal) })}
          </Button>
        ) : (
          <ButtonLink size="large" block href={`${pathTo('login')}?${new URLSearchParams({ returnUrl: here })}`}>
            {t('earn.login')}
          </ButtonLink>
        )}
      </BottomBar>
    </section>
  );
}
