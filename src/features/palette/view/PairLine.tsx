import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { decimalsOf } from '@/domain/money/increments';
import { directionOfChange, useFormat } from '@/src/format';
import { useTicker } from '@/src/realtime';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { PriceText } from '@/src/ui/numbers/PriceText';
import type { Ranges } from '../model/fuzzy';
import type { PairItem } from '../model/paletteItem';
import styles from '../Palette.module.css';
import { MatchedText } from './MatchedText';

interface PairLineProps {
  item: PairItem;
  ranges: Ranges;
}

/** A pair, its live price and its day. */
export function PairLine({ item: { pair, words, coinName }, ranges }: PairLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const ticker = useTicker(pair.symbol);
  const direction = directionOfChange(ticker?.changePercent, 2);
  return (
    <>
      <span className={styles.icon}>
        <CoinIcon symbol={pair.base} size={22} />
      </span>
      <span className={styles.words}>
        <bdi dir="ltr" className={styles.name}>
          {ranges.length > 0 ? (
            <MatchedText text={words} ranges={ranges} />
          ) : (
            <>
              {pair.base}
              <span className={styles.quote}>/{pair.quote}</span>
            </>
          )}
        </bdi>
        <span className={styles.detail}>{coinName ?? t('shell.menu.spot')}</span>
      </span>
      {/* The places read as the page does, the numbers in them left to right. */}
      <span className={styles.price}>
        <PriceText value={ticker?.last} decimals={decimalsOf(pair.priceIncrement)} />
      </span>
      <span className={clsx(styles.change, direction === 'flat' ? undefined : styles[direction])}>
        <bdi className="num">{format.percent(ticker?.changePercent)}</bdi>
      </span>
    </>
  );
}
