import { Star } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Instrument } from '@/contract/instrument';
import { Chip } from '@/src/ui/choice/Chip';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { useMarket } from '../../MarketContext';
import { categoriesOf, KNOWN_CATEGORIES, quotesOf } from '../pairRows';
import styles from './PairPicker.module.css';
import type { PickerView } from './pickerView';

interface PickerFiltersProps {
  pairs: readonly Instrument[];
  /** Favourite pairs. */
  favourites: readonly string[];
  view: PickerView;
  onChange: (change: Partial<PickerView>) => void;
  /** Mobile: quotes are chips among the categories. */
  isSheet: boolean;
}

const FAVOURITES = '*';
const PAIRS = 'pairs';

/** Favourites, quotes and categories. */
export function PickerFilters({ pairs, favourites: collected, view, onChange, isSheet }: PickerFiltersProps) {
  const { t } = useTranslation('common');
  const { kindKey } = useMarket();
  const quotes = quotesOf(pairs);
  // Only what leads to a pair: a chip never empties the list.
  const inTab = pairs.filter(
    (pair) => (!view.isFavourites || collected.includes(pair.symbol)) && (isSheet || !view.quote || pair.quote === view.quote),
  );
  const categories = categoriesOf(inTab);
  const star = <Star size={isSheet ? 20 : 14} aria-hidden="true" />;
  const favourites = isSheet
    ? { value: FAVOURITES, label: <span className="sr-only">{t('markets.favourites')}</span>, icon: star }
    : { value: FAVOURITES, label: t('markets.favourites'), icon: star };
  const others = isSheet ? [{ value: PAIRS, label: t(kindKey) }] : quotes.map((quote) => ({ value: quote, label: quote }));
  const chosen = isSheet ? PAIRS : (view.quote ?? '');
  const choose = (value: string) => {
    if (value === FAVOURITES) onChange({ isFavourites: true, quote: undefined, category: undefined });
    else onChange({ isFavourites: false, quote: value === PAIRS ? undefined : value, category: undefined });
  };
  const wordOf = (category: string) => (KNOWN_CATEGORIES.includes(category) ? t(`markets.category.${category}`) : category);
  return (
    <>
      <Tabs
        items={[favourites, ...others]}
        value={view.isFavourites ? FAVOURITES : chosen}
        onChange={choose}
        label={t('trade.quoteAsset')}
        size={isSheet ? 'small' : 'dense'}
        className={styles.tabs}
      />
      <fieldset className={styles.chips} aria-label={t('trade.picker.category')}>
        <Chip
          selected={view.category === undefined && !(isSheet && view.quote)}
          onClick={() => onChange(isSheet ? { category: undefined, quote: undefined } : { category: undefined })}
        >
          {t('markets.all')}
        </Chip>
        {(isSheet ? quotesOf(inTab) : []).map((quote) => (
          <Chip key={quote} selected={view.quote === quote} onClick={() => onChange({ quote, category: undefined })}>
            {quote}
          </Chip>
        ))}
        {categories.map((category) => (
          <Chip
            key={category}
            selected={view.category === category}
            onClick={() => onChange(isSheet ? { category, quote: undefined } : { category })}
          >
            {wordOf(category)}
          </Chip>
        ))}
      </fieldset>
    </>
  );
}
