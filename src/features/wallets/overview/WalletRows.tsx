import { ChevronRight } from 'lucide-react';
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

/** On phones: how everything is divided between the wallets, each leading to its page. */
export function WalletRows({ slices }: { slices: readonly Slice[] | undefined }) {
  const format = useFormat();
  const nameOf = useSliceNames();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  if (!slices) return null;
  return (
    <div className={styles.rows}>
      <ShareBar shares={slices} className={styles.bar} />
      {slices.map(({ key, usd, percent, color }) => (
        <Link key={key} href={HREFS[key] ?? '/'} className={styles.row}>
          <span className={styles.mark} style={{ background: color }} />
          <span className={styles.name}>{nameOf.short(key)}</span>
          <bdi className={`num ${styles.share}`} dir="ltr">
            {format.share(String(percent), 1)}
          </bdi>
          <span className={styles.usd}>{isShown ? <UsdValue usd={usd} /> : <HiddenText />}</span>
          <ChevronRight size={18} className={`mirror ${styles.go}`} aria-hidden="true" />
        </Link>
      ))}
    </div>
  );
}
