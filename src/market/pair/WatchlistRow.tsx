import clsx from 'clsx';
import { memo } from 'react';
import type { Instrument } from '@/contract/instrument';
import { decimalsOf } from '@/domain/money/increments';
import { terminalPath } from '@/src/config/terminalPath';
import { directionOfChange, useFormat } from '@/src/format';
import { useTicker } from '@/src/realtime';
import { StateTag } from '@/src/ui/choice/StateTag';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { Link } from '@/src/ui/link/Link';
import styles from './Watchlist.module.css';

/** A market one press away; renders when its own ticker does. */
export const WatchlistRow = memo(function WatchlistRow({ pair, isCurrent }: { pair: Instrument; isCurrent: boolean }) {
  const format = useFormat();
  const ticker = useTicker(pair.symbol);
  const direction = directionOfChange(ticker?.changePercent, 2);
  return (
    <Link
      href={terminalPath(pair)}
      shallow
      scroll={false}
      prefetch={false}
      aria-current={isCurrent || undefined}
      className={clsx(styles.row, isCurrent && styles.current)}
    >
      <span className={styles.name}>
        <CoinIcon symbol={pair.base} size={18} />
        <bdi dir="ltr">
          <b>{pair.base}</b>/{pair.quote}
        </bdi>
        <StateTag state={pair.state} isSmall />
      </span>
      <bdi className="num">{format.price(ticker?.last, decimalsOf(pair.priceIncrement))}</bdi>
      <bdi className={clsx('num', direction === 'flat' ? undefined : styles[direction])}>{format.percent(ticker?.changePercent)}</bdi>
    </Link>
  );
});
