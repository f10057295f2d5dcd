import clsx from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { PairOrder, PairSortKey } from '../pairRows';
import styles from './PairPicker.module.css';
import { nextOrder } from './pickerView';

interface PickerHeadsProps {
  order: PairOrder;
  onChange: (order: PairOrder) => void;
  isSheet: boolean;
}

/** What the list can be sorted by, over the columns it stands in. */
export function PickerHeads({ order, onChange, isSheet }: PickerHeadsProps) {
  const { t } = useTranslation('common');
  const head = (key: PairSortKey, word: string) => {
    const isSorted = order.key === key;
    const Arrow = order.isDescending ? ArrowDown : ArrowUp;
    return (
      <button
        type="button"
        className={clsx(styles.head, isSorted && styles.sorted)}
        aria-pressed={isSorted}
        onClick={() => onChange(nextOrder(order, key))}
      >
        {word}
        {isSorted ? <Arrow size={11} strokeWidth={3} aria-hidden="true" /> : null}
      </button>
    );
  };
  const price = head('price', t(isSheet ? 'trade.price' : 'trade.lastPrice'));
  const change = head('change', t('trade.change24h'));
  return (
    <div className={clsx(styles.heads, isSheet && styles.sheetHeads)}>
      <span className={styles.headPair}>
        {head('pair', t('trade.pair'))} <span aria-hidden="true">/</span> {head('volume', t('trade.volume'))}
      </span>
      {isSheet ? (
        <span>
          {price} <span aria-hidden="true">/</span> {change}
        </span>
      ) : (
        <>
          <span>{price}</span>
          <span>{change}</span>
        </>
      )}
    </div>
  );
}
