import clsx from 'clsx';
import { Columns3 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { IconButton } from '@/src/ui/button/IconButton';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { Popover } from '@/src/ui/menu/Popover';
import { CHOSEN_COLUMNS, type ChosenColumn } from '../model/columnChoice';
import { type MarketPreferences, withColumn } from '../model/preferences';
import styles from './MarketFilters.module.css';

interface ColumnsMenuProps {
  preferences: MarketPreferences;
  onChange: (part: Partial<MarketPreferences>) => void;
}

const WORDS = { changePercent: 'change', high: 'high', low: 'low', volumeUsd: 'volume', day: 'day' } as const;

/** Left out below 992 px whatever is chosen, so there is nothing to choose there. */
const WIDE_ONLY: ReadonlySet<ChosenColumn> = new Set(['high', 'low', 'day']);

/** Which columns of the table stand; it stays open, as one seldom changes only one. */
export function ColumnsMenu({ preferences, onChange }: ColumnsMenuProps) {
  const { t } = useTranslation('common');
  const label = t('markets.columns');
  return (
    <span className={styles.columns}>
      <Popover
        label={label}
        placement="bottom-end"
        className={styles.columnList}
        trigger={(trigger) => <IconButton {...trigger} label={label} icon={<Columns3 size={16} aria-hidden="true" />} />}
      >
        {() => (
          <>
            <p className={styles.columnTitle}>{label}</p>
            {CHOSEN_COLUMNS.map((column) => (
              <Checkbox
                key={column}
                className={clsx(styles.column, WIDE_ONLY.has(column) && styles.wideOnly)}
                label={t(`markets.column.${WORDS[column]}`)}
                checked={!preferences.hiddenColumns.includes(column)}
                onChange={(isShown) => onChange(withColumn(preferences, column, isShown))}
              />
            ))}
          </>
        )}
      </Popover>
    </span>
  );
}
