import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { useFormat } from '@/src/format';
import { useMarket } from '../../MarketContext';
import type { useCancelOrder } from '../../orders/useCancelOrder';
import { OrderTag } from './OrderTag';
import styles from './OrderTags.module.css';
import { useGroupWords } from './useGroupWords';
import type { LinedOrder } from './useOrderLines';

interface GroupTagProps {
  /** Highest price first, two at least. */
  lines: readonly LinedOrder[];
  isBuy: boolean | undefined;
  isOpen: boolean;
  onPress: () => void;
  canceling: ReturnType<typeof useCancelOrder>;
}

/** How many orders stand near each other and from which price to which; each of them in a list that opens. */
export function GroupTag({ lines, isBuy, isOpen, onPress, canceling }: GroupTagProps) {
  const { t } = useTranslation('common');
  const { priceDecimals } = useMarket();
  const format = useFormat();
  const words = useGroupWords();
  const list = useId();
  const name = words(lines.length, isBuy);
  const from = format.price(lines.at(-1)?.order.price, priceDecimals);
  const to = format.price(lines[0]?.order.price, priceDecimals);
  return (
    <>
      <button type="button" className={styles.group} aria-expanded={isOpen} aria-controls={list} onClick={onPress}>
        <span dir="auto">{name}</span>
        <span className={styles.size}>
          <span className="num">{from === to ? from : t('trade.ownOrders.range', { from, to })}</span>
        </span>
        <span className={styles.caret}>
          <ChevronDown size={12} aria-hidden="true" />
        </span>
      </button>
      {isOpen ? (
        <ul id={list} className={styles.list} aria-label={name}>
          {lines.map((line) => (
            <li key={line.id} className={styles.row}>
              <OrderTag line={line} canceling={canceling} isListed />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
