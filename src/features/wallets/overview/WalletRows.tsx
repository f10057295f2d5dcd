import { ChevronRight } from 'lucide-react';
import { useOffers } from '@/src/brand/offers';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { ShareBar } from '@/src/ui/chart/ShareBar';
import { Link } from '@/src/ui/link/Link';
import { HiddenText } from '@/src/ui/numbers/BalanceText';
import type { Slice } from '../holdings/allocation';
import { UsdValue } from '../parts/UsdValue';
import { useSliceNames } from './useSliceNames';
import styles from './WalletRows.module.css';

const HREFS: Readonly<Record<string, string>> = {
  MAIN: pathTo('wallet', { wallet: 'main' }),
  TRADE: pathTo('wallet', { wallet: 'trade' }),
  EARN: pathTo('earn'),
};

/** On phones: how everything is divided between the wallets, each leading to its page; plans to none where the brand offers none any more. */
export function WalletRows({ slices }: { slices: readonly Slice[] | undefined }) {
  const { earn } = useOffers();
  if (!slices) return null;
  return (
    <div className={styles.rows}>
      <ShareBar shares={slices} className={styles.bar} />
      {slices.map((slice) => (
        <Row key={slice.key} slice={slice} href={slice.key === 'EARN' && !earn ? undefined : HREFS[slice.key]} />
      ))}
    </div>
  );
}

interface RowProps {
  slice: Slice;
  /** Absent: it has no page of its own here. */
  href: string | undefined;
}

function Row({ slice: { key, usd, percent, color }, href }: RowProps) {
  const format = useFormat();
  const nameOf = useSliceNames();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const parts = (
    <>
      <span className={styles.mark} style={{ background: color }} />
      <span className={styles.name}>{nameOf.short(key)}</span>
      <bdi className={`num ${styles.share}`} dir="ltr">
        {format.share(String(percent), 1)}
      </bdi>
      <span className={styles.usd}>{isShown ? <UsdValue usd={usd} /> : <HiddenText />}</span>
      {href ? <ChevronRight size={18} className={`mirror ${styles.go}`} aria-hidden="true" /> : <span className={styles.noWay} />}
    </>
  );
  return href ? (
    <Link href={href} className={styles.row}>
      {parts}
    </Link>
  ) : (
    <div className={styles.row}>{parts}</div>
  );
}
