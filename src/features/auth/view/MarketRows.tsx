import type { Instrument } from '@/contract/instrument';
import { decimalsOf } from '@/domain/money/decimal';
import { useSparklines } from '@/src/api/queries/market';
import { usePairs } from '@/src/api/queries/pairs';
import { useTicker } from '@/src/realtime';
import { Sparkline } from '@/src/ui/chart/Sparkline';
import { PairName } from '@/src/ui/coin/PairName';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { PriceText } from '@/src/ui/numbers/PriceText';
import styles from './MarketAside.module.css';

const ROWS = 3;

/** The first pairs of the list, live. Before they are known their rows stand empty, so that nothing jumps. */
export function MarketRows() {
  const { data: pairs } = usePairs();
  const { data: sparklines } = useSparklines();
  const shown = pairs?.slice(0, ROWS) ?? Array.from({ length: ROWS }, () => undefined);
  return (
    <ul className={styles.rows}>
      {shown.map((pair, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places.
        <li key={index} className={styles.row}>
          {pair ? <MarketRow {...pair} sparkline={sparklines?.[pair.symbol] ?? []} /> : null}
        </li>
      ))}
    </ul>
  );
}

interface MarketRowProps extends Pick<Instrument, 'symbol' | 'base' | 'quote' | 'priceIncrement'> {
  sparkline: readonly string[];
}

function MarketRow({ symbol, base, quote, priceIncrement, sparkline }: MarketRowProps) {
  const ticker = useTicker(symbol);
  return (
    <>
      <span className={styles.pair}>
        <PairName base={base} quote={quote} size={24} />
      </span>
      <span className={styles.line}>
        <Sparkline values={sparkline} change={ticker?.changePercent} width={86} height={28} />
      </span>
      <span className={styles.price}>
        <PriceText value={ticker?.last ?? undefined} decimals={decimalsOf(priceIncrement)} />
      </span>
      <span className={styles.change}>
        <ChangeText value={ticker?.changePercent ?? undefined} />
      </span>
    </>
  );
}
