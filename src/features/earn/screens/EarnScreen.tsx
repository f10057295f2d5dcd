import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useEarnAvailable, useEarnOverview } from '@/src/api/queries/earn';
import { useCoins } from '@/src/api/queries/market';
import { BalancesEye } from '@/src/balances/BalancesEye';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useHasToken } from '@/src/lib/useHasToken';
import { SearchField } from '@/src/ui/field/SearchField';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { CoinPill } from '@/src/ui/picker/CoinPill';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { NoMatchView } from '@/src/ui/views/NoMatchView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { type PlanFilter, plansByCoin } from '../model/plansByCoin';
import { Calculator } from '../view/Calculator';
import { CoinRows } from '../view/CoinRows';
import styles from '../view/Earn.module.css';
import { Facts } from '../view/Facts';
import { OwnPlanList } from '../view/OwnPlanList';

const NONE = [] as const;

/** Every coin's plans, a calculator, and one's own. */
export function EarnScreen() {
  const { t } = useTranslation('common');
  const isSignedIn = useHasToken();
  const { data: plans, error, mutate, isValidating } = useEarnAvailable();
  const [tab, setTab] = useState<PlanFilter | 'OWN'>('ALL');
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { data: known } = useCoins();
  const all = plansByCoin(plans ?? NONE);
  const counted = all.find(({ coinSymbol }) => coinSymbol === chosen) ?? all[0];
  const filters = (['ALL', 'FLEXIBLE', 'FIXED'] as const).map((value) => ({ value, label: t(`earn.filter.${value}`) }));
  const tabs = isSignedIn ? [...filters, { value: 'OWN' as const, label: t('earn.myPlans') }] : filters;
  const coins = plansByCoin(plans ?? NONE, tab === 'OWN' ? 'ALL' : tab, search);
  return (
    <div className={styles.page}>
      <div className={styles.halves}>
        <div className={styles.pitch}>
          <h1>{t('earn.pitch.title')}</h1>
          <p>{t('earn.pitch.lead')}</p>
          <Facts
            facts={[
              { label: t('earn.facts.daily'), value: <bdi dir="ltr">00:00 UTC</bdi> },
              { label: t('earn.filter.FLEXIBLE'), value: t('earn.anyTime') },
              { label: t('earn.filter.FIXED'), value: t('earn.facts.fixed') },
            ]}
          />
          {isSignedIn ? <OwnSums /> : null}
        </div>
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
      <section className={styles.list} aria-label={t('earn.filter.ALL')}>
        <div className={styles.bar}>
          <Tabs label={t('earn.myPlans')} value={tab} onChange={setTab} items={tabs} chipsOnPhones />
          <SearchField name={t('earn.search')} value={search} onValueChange={setSearch} height={40} />
        </div>
        {error && !plans ? <ErrorView onRetry={() => void mutate()} retrying={isValidating} /> : null}
        {tab === 'OWN' ? <OwnLists /> : plans ? <CoinRows coins={coins} /> : error ? null : <Skeleton height={320} />}
        {plans && tab !== 'OWN' && coins.length === 0 ? <NoMatchView search={search} onClear={() => setSearch('')} /> : null}
        <p className={styles.quiet}>{t('earn.note')}</p>
      </section>
    </div>
  );
}

function OwnSums() {
  const { t } = useTranslation('common');
  const { isShown } = useShowBalances();
  const { data } = useEarnOverview(true);
  const coins = data?.coins.filter(({ plans }) => plans > 0) ?? NONE;
  if (coins.length === 0) return null;
  return (
    <div className={styles.sums}>
      <p className={styles.quiet}>
        {t('earn.balance')} <BalancesEye />
      </p>
      {coins.map(({ coinSymbol, inPlans, earned }) => (
        <p key={coinSymbol} className={styles.sum}>
          <BalanceText value={inPlans} hidden={!isShown} unit={coinSymbol} />
          <span className={styles.sumEarned}>
            {t('earn.earned')} <BalanceText value={earned} hidden={!isShown} unit={coinSymbol} className={styles.gain} />
          </span>
        </p>
      ))}
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
