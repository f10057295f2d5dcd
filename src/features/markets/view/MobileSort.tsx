import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { nextSort, type TableSort } from '@/src/ui/table/columns';
import type { MarketView } from '../model/marketView';
import styles from './MobileSort.module.css';

interface MobileSortProps {
  sort: MarketView['sort'];
  onSortChange: (sort: TableSort | undefined) => void;
}

const KEYS = ['symbol', 'volumeUsd', 'last', 'changePercent'] as const;
const WORDS = { symbol: 'name', volumeUsd: 'volume', last: 'last', changePercent: 'change' } as const;

/** The column heads of the table as a row of buttons, for the list on narrow screens. */
export function MobileSort({ sort, onSortChange }: MobileSortProps) {
  const { t } = useTranslation('common');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and borders for a row of buttons.
    <div role="group" aria-label={t('markets.sortBy')} className={styles.row}>
      {KEYS.map((key) => {
        const direction = sort?.key === key ? sort.direction : undefined;
        const Icon = direction === undefined ? ChevronsUpDown : direction === 'descending' ? ArrowDown : ArrowUp;
        return (
          <button
            key={key}
            type="button"
            aria-pressed={direction !== undefined}
            className={styles.button}
            onClick={() => onSortChange(nextSort(sort, key))}
          >
            {t(`markets.short.${WORDS[key]}`)}
            {/* Name and volume share one place, and one mark. */}
            {key === 'symbol' && !direction ? null : <Icon size={12} strokeWidth={3} aria-hidden="true" />}
          </button>
        );
      })}
    </div>
  );
}
