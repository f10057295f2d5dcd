import clsx from 'clsx';
import { useRef } from 'react';
import type { Candle } from '@/domain/chart/candles';
import { candleChange } from '@/domain/chart/hover';
import type { KlineInterval } from '@/domain/chart/intervals';
import { usePairName } from '@/src/brand/usePairName';
import { useFormat } from '@/src/format';
import { useWriter } from '@/src/ui/numbers/useWriter';
import { writeText } from '@/src/ui/numbers/writeText';
import { useMarket } from '../../MarketContext';
import { axisPrice, candleChangeText } from '../chartText';
import type { LegendStore } from '../data/legendStore';
import { intervalLabel } from '../intervalLabel';
import styles from './Legend.module.css';

const PRICES = { O: 'open', H: 'high', L: 'low', C: 'close' } as const satisfies Record<string, keyof Candle>;

interface LegendPricesProps {
  legend: LegendStore;
  interval: KlineInterval;
  hasName: boolean;
  hasChange: boolean;
}

/** The four prices of a candle and its change, written anew with every candle and not rendered. */
export function LegendPrices({ legend, interval, hasName, hasChange }: LegendPricesProps) {
  const pairName = usePairName();
  const { symbol, priceIncrement, priceDecimals } = useMarket();
  const { locale } = useFormat();
  const line = useRef<HTMLDivElement>(null);
  const textOf = (candle: Candle | undefined, name: string): string => {
    if (!candle) return '';
    if (name === 'change') return candleChangeText(candleChange(candle), locale);
    return axisPrice(candle[name as keyof Candle], priceIncrement, priceDecimals, locale);
  };
  const toneOf = (candle: Candle | undefined) => candle && clsx('num', candle.close >= candle.open ? styles.up : styles.down);
  useWriter(line, legend.subscribe, (element) => {
    const { candle } = legend.getSnapshot();
    const tone = toneOf(candle);
    for (const part of element.querySelectorAll<HTMLElement>('[data-part]')) {
      writeText(part, textOf(candle, part.dataset.part ?? ''));
      if (tone !== undefined && part.className !== tone) part.className = tone;
    }
  });
  const { candle } = legend.getSnapshot();
  const part = (name: string) => (
    <span className={toneOf(candle)} data-part={name}>
      {textOf(candle, name)}
    </span>
  );
  return (
    <div ref={line} className={styles.prices}>
      {hasName ? (
        <>
          <strong>{pairName(symbol)}</strong>
          <span>{intervalLabel(interval)}</span>
        </>
      ) : null}
      {Object.entries(PRICES).map(([letter, name]) => (
        <span key={letter}>
          {letter} {part(name)}
        </span>
      ))}
      {hasChange ? part('change') : null}
    </div>
  );
}
