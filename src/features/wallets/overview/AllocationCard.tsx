import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { Donut } from '@/src/ui/chart/Donut';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import { TabPanel } from '@/src/ui/tabs/TabPanel';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { Skeleton } from '@/src/ui/views/Skeleton';
import type { Slice } from '../holdings/allocation';
import { UsdValue } from '../parts/UsdValue';
import styles from './AllocationCard.module.css';
import { useSliceNames } from './useSliceNames';

interface AllocationCardProps {
  byCoin: readonly Slice[] | undefined;
  byWallet: readonly Slice[] | undefined;
  /** There is nothing to show, and the list below says why. */
  hasFailed: boolean;
}

type View = 'coin' | 'wallet';

/** What everything is made of: by coin or by wallet. */
export function AllocationCard({ byCoin, byWallet, hasFailed }: AllocationCardProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const [view, setView] = useState<View>('coin');
  const slices = view === 'coin' ? byCoin : byWallet;
  const views: readonly View[] = ['coin', 'wallet'];
  return (
    <section className={styles.card} aria-label={t('wallets.allocation')} data-testid="allocation">
      <div className={styles.head}>
        <h2 className={styles.title}>{t('wallets.allocation')}</h2>
        <Tabs
          id={id}
          look="segment"
          label={t('wallets.allocation')}
          items={views.map((value) => ({ value, label: t(`wallets.by.${value}`) }))}
          value={view}
          onChange={setView}
        />
      </div>
      <TabPanel tabs={id} value={view}>
        {slices ? <Parts slices={slices} /> : <div className={styles.shape}>{hasFailed ? null : <Skeleton className={styles.ring} />}</div>}
      </TabPanel>
    </section>
  );
}

function Parts({ slices }: { slices: readonly Slice[] }) {
  const format = useFormat();
  const nameOf = useSliceNames();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const largest = slices.toSorted((one, other) => other.percent - one.percent)[0];
  return (
    <>
      <Donut shares={slices.filter(({ percent }) => percent > 0)}>
        {largest && largest.percent > 0 ? (
          <>
            <bdi className={`num ${styles.percent}`} dir="ltr">
              {format.share(String(largest.percent), 1)}
            </bdi>
            <span className={styles.largest}>
              {nameOf.isCoin(largest.key) ? <CoinIcon symbol={largest.key} size={12} /> : null}
              {nameOf.long(largest.key)}
            </span>
          </>
        ) : (
          <span className={styles.largest}>--</span>
        )}
      </Donut>
      <ul className={styles.list}>
        {slices.map(({ key, usd, percent, color }) => (
          <li key={key} className={styles.slice}>
            <span className={styles.mark} style={{ background: color }} />
            <span className={styles.name}>{nameOf.short(key)}</span>
            <span className={styles.usd}>{isShown ? <UsdValue usd={usd} /> : <HiddenText />}</span>
            <bdi className={`num ${styles.share}`} dir="ltr">
              {format.share(String(percent), 1)}
            </bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
