import { CalendarCheck, Lock, LockOpen } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { useEarnAvailable, useEarnOverview } from '@/src/api/queries/earn';
import { useCoins } from '@/src/api/queries/market';
import { useHasToken } from '@/src/lib/useHasToken';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { SearchField } from '@/src/ui/field/SearchField';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { CoinPill } from '@/src/ui/picker/CoinPill';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { createPath } from '../model/createPath';
import { byBestRate, type PlanFilter, plansByCoin, termRange } from '../model/plansByCoin';
import { Calculator } from '../view/Calculator';
import { CoinList, OwnCoinList } from '../view/CoinList';
import styles from '../view/Earn.module.css';
import { Facts } from '../view/Facts';
import landingStyles from '../view/Landing.module.css';
import { OwnPlanList } from '../view/OwnPlanList';
import { OwnSums } from '../view/OwnSums';

const NONE = [] as const;

/** Every coin's plans, a calculator, and one's own. */
export function EarnScreen() {
  const { t } = useTranslation('common');
  const isSignedIn = useHasToken();
  const isPhone = useIsMobile();
  const { data: overview } = useEarnOverview(isSignedIn);
  const { data: plans, error, mutate, isValidating } = useEarnAvailable();
  const [tab, setTab] = useState<PlanFilter | 'OWN'>('ALL');
  const [search, setSearch] = useState('');
  const [isOnlyOwn, setOnlyOwn] = useState(false);
  const list = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<string>();
  const { data: known } = useCoins();
  const all = plansByCoin(plans ?? NONE);
  const counted = all.find(({ coinSymbol }) => coinSymbol === chosen) ?? all[0];
  const filters = (['ALL', 'FLEXIBLE', 'FIXED'] as const).map((value) => ({ value, label: t(`earn.filter.${value}`) }));
  const tabs = isSignedIn ? [...filters, { value: 'OWN' as const, label: t('earn.myPlans') }] : filters;
  const fitting = plansByCoin(plans ?? NONE, tab === 'OWN' ? 'ALL' : tab, search);
  const coins = isPhone ? fitting.toSorted(byBestRate) : fitting;
  const terms = termRange(plans ?? NONE);
  const days = (count: number) => t('home.earn.days', { count });
  const range = (least: number, most: number) => (least === most ? days(most) : t('earn.facts.range', { least, most: days(most) }));
  const Coins = isSignedIn && isOnlyOwn ? OwnCoinList : CoinList;
  const own = overview?.coins.filter((coin) => coin.plans > 0) ?? NONE;
  const count = own.reduce((sum, coin) => sum + coin.plans, 0);
  const showOwn = () => {
    setTab('OWN');
    list.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className={styles.page}>
      <div className={styles.halves}>
        <div className={landingStyles.pitch}>
          <h1>{t('earn.pitch.title')}</h1>
          <p>{t('earn.pitch.lead')}</p>
          <Facts
            facts={[
              { label: t('earn.facts.daily'), icon: CalendarCheck, value: <bdi dir="ltr">00:00 UTC</bdi> },
              { label: t('earn.filter.FLEXIBLE'), icon: LockOpen, value: t('earn.facts.anyTime') },
              { label: t('earn.filter.FIXED'), icon: Lock, value: terms ? range(terms.least, terms.most) : '--' },
            ]}
          />
          <div className={landingStyles.pitchOwn}>
            {own.length > 0 ? <OwnSums coins={own} /> : null}
            <div className={landingStyles.pitchActs}>
              {counted ? (
                <ButtonLink
                  size="large"
                  className={landingStyles.pitchFirst}
                  href={createPath({ ...counted.best, coin: counted.coinSymbol })}
                  data-testid="earn-subscribe"
                >
                  {t('earn.subscribe')}
                </ButtonLink>
              ) : null}
              {isSignedIn ? (
                <Button variant="border" size="large" onClick={showOwn} data-testid="earn-own">
                  {t('earn.myPlans')}{' '}
                  {count > 0 ? (
                    <span className={landingStyles.count}>
                      <bdi className="num">{count}</bdi>
                    </span>
                  ) : null}
                </Button>
              ) : null}
            </div>
          </div>
        </div>
        <div className={landingStyles.onDesks}>
          {counted ? (
            <Calculator
              coin={counted}
              coinChoice={
                <CoinPill
                  label={t('earn.coin')}
                  coins={known?.filter((coin) => all.some(({ coinSymbol }) => coinSymbol === coin.coinSymbol))}
                  value={counted.coinSymbol}
                  onPick={({ coinSymbol }) => setChosen(coinSymbol)}
                />
              }
            />
          ) : (
            <Skeleton height={380} />
          )}
        </div>
      </div>
      <section className={styles.list} aria-label={t('earn.filter.ALL')} ref={list}>
        <div className={landingStyles.bar}>
          <Tabs label={t('earn.myPlans')} value={tab} onChange={setTab} items={tabs} chipsOnPhones="inset" />
          <div className={landingStyles.finders}>
            {isSignedIn && tab !== 'OWN' ? <Checkbox label={t('earn.onlyOwn')} checked={isOnlyOwn} onChange={setOnlyOwn} /> : null}
            <SearchField name={t('earn.search')} value={search} onValueChange={setSearch} height={40} />
          </div>
        </div>
        {error && !plans ? <ErrorView onRetry={() => void mutate()} retrying={isValidating} /> : null}
        {tab === 'OWN' ? (
          <OwnLists />
        ) : plans ? (
          <Coins coins={coins} search={search} onClear={() => setSearch('')} />
        ) : error ? null : (
          <Skeleton height={320} />
        )}
        <p className={styles.quiet}>{t('earn.note')}</p>
      </section>
    </div>
  );
}

function OwnLists() {
  const { t } = useTranslation('common');
  return (
    <>
      <OwnPlanList isSignedIn />
      <OwnPlanList isSignedIn ended title={t('earn.ended')} />
    </>
  );
}
