import { useTranslation } from 'next-i18next/pages';
import { useWorth } from '@/src/brand/useWorth';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { Chip } from '@/src/ui/choice/Chip';
import { useGoesOn } from '@/src/ui/scroll/useGoesOn';
import { filtersOf, isSameFilter, KNOWN_CATEGORIES, type MarketFilter } from '../model/filters';
import type { MarketRow } from '../model/marketRow';
import { LOW_VOLUME_USD } from '../model/marketView';
import type { MarketPreferences } from '../model/preferences';
import { ColumnsMenu } from './ColumnsMenu';
import styles from './MarketFilters.module.css';

interface MarketFiltersProps {
  rows: readonly MarketRow[];
  filter: MarketFilter;
  preferences: MarketPreferences;
  onChange: (part: Partial<MarketPreferences>) => void;
}

const keyOf = (filter: MarketFilter) =>
  filter.kind === 'all' ? 'all' : `${filter.kind}:${filter.kind === 'quote' ? filter.quote : filter.category}`;

/** Quote coins and categories as chips, the switch for quiet markets, and which columns stand. */
export function MarketFilters({ rows, filter, preferences, onChange }: MarketFiltersProps) {
  const { t } = useTranslation('common');
  const { tab, filters, hidesLowVolume } = preferences;
  const chips = useGoesOn<HTMLDivElement>('[aria-pressed="true"]');
  const lowVolume = t('markets.lowVolume', { limit: useWorth().compact(LOW_VOLUME_USD) });
  const wordOf = (offered: MarketFilter) => {
    if (offered.kind === 'all') return t('markets.all');
    if (offered.kind === 'quote') return offered.quote;
    const isKnown = KNOWN_CATEGORIES.some((known) => known === offered.category);
    return isKnown ? t(`markets.category.${offered.category}`) : offered.category;
  };
  return (
    <div className={styles.filters}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and borders for a row of toggles. */}
      <div ref={chips} role="group" aria-label={t('markets.filters')} className={styles.chips}>
        {filtersOf(rows).map((offered) => (
          <Chip
            key={keyOf(offered)}
            selected={isSameFilter(offered, filter)}
            onClick={() => onChange({ filters: { ...filters, [tab]: offered } })}
          >
            {wordOf(offered)}
          </Chip>
        ))}
        {/* On mobile one more chip: a row of its own would push the list down. */}
        <Chip
          className={styles.quietChip}
          selected={hidesLowVolume}
          title={lowVolume}
          onClick={() => onChange({ hidesLowVolume: !hidesLowVolume })}
        >
          {t('markets.hideLowVolume')}
        </Chip>
      </div>
      <div className={styles.choices}>
        <span title={lowVolume}>
          <Checkbox
            label={t('markets.hideLowVolume')}
            aria-description={lowVolume}
            checked={hidesLowVolume}
            onChange={(isOn) => onChange({ hidesLowVolume: isOn })}
          />
        </span>
        <ColumnsMenu preferences={preferences} onChange={onChange} />
      </div>
    </div>
  );
}
