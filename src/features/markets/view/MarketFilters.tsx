import { useTranslation } from 'next-i18next/pages';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { Chip } from '@/src/ui/choice/Chip';
import styles from '../Markets.module.css';
import { categoriesOf, KNOWN_CATEGORIES, quotesOf } from '../model/filters';
import type { MarketRow } from '../model/marketRow';
import type { MarketView } from '../model/marketView';

interface MarketFiltersProps {
  rows: readonly MarketRow[];
  view: MarketView;
  onChange: (part: Partial<MarketView>) => void;
}

type Filter = MarketView['filter'];

const isSame = (left: Filter, right: Filter) => JSON.stringify(left) === JSON.stringify(right);

/** Quote coins and categories as chips, and the switch for quiet markets. */
export function MarketFilters({ rows, view, onChange }: MarketFiltersProps) {
  const { t } = useTranslation('common');
  const words = (category: string) => (KNOWN_CATEGORIES.some((known) => known === category) ? t(`markets.category.${category}`) : category);
  const chips: { filter: Filter; label: string }[] = [
    { filter: { kind: 'all' }, label: t('markets.all') },
    ...quotesOf(rows).map((quote) => ({ filter: { kind: 'quote' as const, quote }, label: quote })),
    ...categoriesOf(rows).map((category) => ({ filter: { kind: 'category' as const, category }, label: words(category) })),
  ];
  return (
    <div className={styles.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and borders for a row of toggles. */}
      <div role="group" aria-label={t('markets.filters')} className={styles.chips}>
        {chips.map(({ filter, label }) => (
          <Chip key={label} selected={isSame(filter, view.filter)} onClick={() => onChange({ filter })}>
            {label}
          </Chip>
        ))}
      </div>
      <Checkbox
        className={styles.quiet}
        label={t('markets.hideLowVolume')}
        checked={view.hidesLowVolume}
        onChange={(hidesLowVolume) => onChange({ hidesLowVolume })}
      />
    </div>
  );
}
