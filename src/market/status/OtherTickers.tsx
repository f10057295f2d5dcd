import { useMemo } from 'react';
import { decimalsOf } from '@/domain/money/increments';
import { usePairName } from '@/src/brand/usePairName';
import { directionOfChange, useFormat } from '@/src/format';
import { useTicker } from '@/src/realtime';
import { SteadyText } from '@/src/ui/numbers/SteadyText';
import { useShownInstruments } from '../MarketContext';
import styles from './StatusBar.module.css';

const SHOWN = 5;
/** "+99.99%". */
const PERCENT = 7;

/** The first few other markets in listing order. */
export function OtherTickers({ except }: { except: string }) {
  const { data: pairs } = useShownInstruments();
  const shown = useMemo(() => (pairs ?? []).filter((pair) => pair.symbol !== except).slice(0, SHOWN), [pairs, except]);
  return shown.map((pair) => <TickerText key={pair.symbol} symbol={pair.symbol} priceDecimals={decimalsOf(pair.priceIncrement)} />);
}

function TickerText({ symbol, priceDecimals }: { symbol: string; priceDecimals: number }) {
  const pairName = usePairName();
  const format = useFormat();
  const ticker = useTicker(symbol);
  const last = format.price(ticker?.last, priceDecimals);
  const direction = directionOfChange(ticker?.changePercent, 2);
  return (
    <span className={styles.ticker}>
      <bdi dir="ltr">{pairName(symbol)}</bdi>
      <bdi className="num">{last}</bdi>
      <SteadyText room={PERCENT} className={direction === 'flat' ? undefined : styles[direction]}>
        {format.percent(ticker?.changePercent)}
      </SteadyText>
    </span>
  );
}
