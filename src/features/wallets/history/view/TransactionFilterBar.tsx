import { useTranslation } from 'next-i18next/pages';
import { useTransactionFilters } from '../useFilters';
import { useOptions } from '../useOptions';
import { ChoiceSelect } from './ChoiceSelect';
import { FilterBar } from './FilterBar';
import { PeriodSelect } from './PeriodSelect';

/** What transactions are listed. */
export function TransactionFilterBar({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('common');
  const options = useOptions();
  const { filters, span, isFiltered, change, changeSpan, reset } = useTransactionFilters();
  return (
    <FilterBar {...{ isFiltered, onAll }} onReset={reset}>
      <ChoiceSelect label={t('history.type')} options={options.types} value={filters.type} onChange={(type) => change({ type })} />
      <ChoiceSelect label={t('history.asset')} options={options.coins} value={filters.symbol} onChange={(symbol) => change({ symbol })} />
      <ChoiceSelect
        label={t('history.status')}
        options={options.statuses}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
      <PeriodSelect span={span} onSpan={changeSpan} onCustom={onAll} />
    </FilterBar>
  );
}
