import { useTranslation } from 'next-i18next/pages';
import { useTransferFilters } from '../useFilters';
import { useOptions } from '../useOptions';
import { ChoiceSelect } from './ChoiceSelect';
import { FilterBar } from './FilterBar';
import { PeriodSelect } from './PeriodSelect';

/** What transfers are listed. */
export function TransferFilterBar({ onAll }: { onAll: () => void }) {
  const { t } = useTranslation('common');
  const options = useOptions();
  const { filters, span, isFiltered, change, changeSpan, reset } = useTransferFilters();
  return (
    <FilterBar {...{ isFiltered, onAll }} onReset={reset}>
      <ChoiceSelect label={t('history.from')} options={options.wallets} value={filters.from} onChange={(from) => change({ from })} />
      <ChoiceSelect label={t('history.to')} options={options.wallets} value={filters.to} onChange={(to) => change({ to })} />
      <ChoiceSelect label={t('history.asset')} options={options.coins} value={filters.asset} onChange={(asset) => change({ asset })} />
      <PeriodSelect span={span} onSpan={changeSpan} onCustom={onAll} />
    </FilterBar>
  );
}
