import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { type TransactionFilters, type TransferFilters, transactionFiltersChanged, transferFiltersChanged } from '@/src/state/walletSlice';
import type { Span } from './model/periods';

const NO_TRANSACTION_FILTERS = {
  symbol: undefined,
  type: undefined,
  status: undefined,
  fromTransactionTime: undefined,
  toTransactionTime: undefined,
} as const;
const NO_TRANSFER_FILTERS = {
  asset: undefined,
  from: undefined,
  to: undefined,
  fromTransferTime: undefined,
  toTransferTime: undefined,
} as const;

/** Without what is not asked for, as a call takes it. */
export type Asked<Filters> = { [Name in keyof Filters]?: NonNullable<Filters[Name]> };
const asked = <Filters extends object>(filters: Filters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Asked<Filters>;

/** What transactions are asked for. */
export function useTransactionFilters() {
  const dispatch = useAppDispatch();
  const { tab: _tab, ...filters } = useAppSelector((state) => state.wallet.transactionFilters);
  const change = (changed: Partial<TransactionFilters>) => dispatch(transactionFiltersChanged(changed));
  return {
    filters,
    question: asked(filters),
    span: { from: filters.fromTransactionTime, to: filters.toTransactionTime } satisfies Span,
    isFiltered: Object.keys(asked(filters)).length > 0,
    change,
    changeSpan: ({ from, to }: Span) => change({ fromTransactionTime: from, toTransactionTime: to }),
    reset: () => change(NO_TRANSACTION_FILTERS),
  };
}

/** What transfers are asked for. */
export function useTransferFilters() {
  const dispatch = useAppDispatch();
  const { tab: _tab, ...filters } = useAppSelector((state) => state.wallet.transferFilters);
  const change = (changed: Partial<TransferFilters>) => dispatch(transferFiltersChanged(changed));
  return {
    filters,
    question: asked(filters),
    span: { from: filters.fromTransferTime, to: filters.toTransferTime } satisfies Span,
    isFiltered: Object.keys(asked(filters)).length > 0,
    change,
    changeSpan: ({ from, to }: Span) => change({ fromTransferTime: from, toTransferTime: to }),
    reset: () => change(NO_TRANSFER_FILTERS),
  };
}
