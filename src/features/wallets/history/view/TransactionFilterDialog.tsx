import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useQuery } from '@/src/api/queries/useQuery';
import { HISTORY_PAGE_SIZE } from '@/src/config/constants';
import { chosenOf, toggled } from '../model/filterLists';
import { shownCount } from '../model/shownCount';
import { type Asked, useTransactionFilters } from '../useFilters';
import { useOptions } from '../useOptions';
import { ChipGroup } from './ChipGroup';
import { CoinField } from './CoinField';
import { FilterDialogFrame } from './FilterDialogFrame';
import { PeriodChips } from './PeriodChips';

const ALL = 'ALL';

interface TransactionFilterDialogProps {
  open: boolean;
  onClose: () => void;
}

/** All filters of the transactions, several types at once. */
export function TransactionFilterDialog({ open, onClose }: TransactionFilterDialogProps) {
  const { t } = useTranslation('common');
  const { question, change } = useTransactionFilters();
  const options = useOptions();
  const [draft, setDraft] = useState<Asked<ReturnType<typeof useTransactionFilters>['filters']>>(question);
  const { fromTransactionTime: from, toTransactionTime: to, type, status, symbol } = draft;
  const isWrong = from !== undefined && to !== undefined && to <= from;
  const { data } = useQuery('transactions', open && !isWrong ? { ...draft, pageSize: HISTORY_PAGE_SIZE } : undefined, {
    keepPreviousData: false,
  });
  const set = (name: keyof typeof draft, value: string | number | undefined) =>
    setDraft(({ [name]: _before, ...rest }) => (value === undefined ? rest : { ...rest, [name]: value }));
  const withAll = (named: readonly { value: string; label: string }[]) => [{ value: ALL, label: t('history.all') }, ...named];
  const isChosen = (list: string | undefined) => (value: string) => (value === ALL ? list === undefined : chosenOf(list).includes(value));
  return (
    <FilterDialogFrame
      {...{ open, onClose, isWrong }}
      count={shownCount(data)}
      onReset={() => setDraft({})}
      onShow={() => {
        change({ symbol, type, status, fromTransactionTime: from, toTransactionTime: to });
        onClose();
      }}
    >
      <ChipGroup
        label={t('history.type')}
        options={withAll(options.types)}
        isChosen={isChosen(type)}
        onChoose={(value) => set('type', value === ALL ? undefined : toggled(type, value))}
      />
      <ChipGroup
        label={t('history.status')}
        options={withAll(options.statuses)}
        isChosen={isChosen(status)}
        onChoose={(value) => set('status', value === ALL ? undefined : toggled(status, value))}
      />
      <CoinField value={symbol} onChange={(coin) => set('symbol', coin)} />
      <PeriodChips
        span={{ from, to }}
        onSpan={(span) => {
          set('fromTransactionTime', span.from);
          set('toTransactionTime', span.to);
        }}
      />
    </FilterDialogFrame>
  );
}
