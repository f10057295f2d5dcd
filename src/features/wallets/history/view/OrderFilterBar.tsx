import { useTranslation } from 'next-i18next/pages';
import { useOrderFilters } from '../useFilters';
import { useOptions } from '../useOptions';
import { ChoiceSelect } from './ChoiceSelect';
import { FilterBar } from './FilterBar';

/** Which orders are listed: two lists say all there is to ask for, so no sheet has more. */
export function OrderFilterBar() {
  const { t } = useTranslation('common');
  const options = useOptions();
  const { filters, isFiltered, change, reset } = useOrderFilters();
  return (
    <FilterBar isFiltered={isFiltered} onReset={reset}>
      <ChoiceSelect label={t('history.type')} options={options.sides} value={filters.side} onChange={(side) => change({ side })} />
      <ChoiceSelect label={t('history.asset')} options={options.coins} value={filters.coin} onChange={(coin) => change({ coin })} />
    </FilterBar>
  );
}
