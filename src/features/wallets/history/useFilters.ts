import type { UnknownAction } from '@reduxjs/toolkit';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import {
  orderFiltersChanged,
  type TransactionFilters,
  type TransferFilters,
  transactionFiltersChanged,
  transferFiltersChanged,
} from '@/src/state/walletSlice';
import type { Span } from './model/periods';

/** Without what is not asked for, as a call takes it. */
export type Asked<Filters> = { [Name in keyof Filters]?: NonNullable<Filters[Name]> };
const asked = <Filters extends object>(filters: Filters) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as Asked<Filters>;

/** Without the tab, which the list is not asked for by. */
const filtersOf = <All extends { tab: unknown }>({ tab: _tab, ...filters }: All) => filters;

/** What a list is asked for, and how that changes. */
function useListFilters<Filters extends object>(
  filters: Filters,
  changed: (part: Partial<Filters>) => UnknownAction,
  none: { [Name in keyof Filters]: undefined },
) {
  const dispatch = useAppDispatch();
  const question = asked(filters);
  const change = (part: Partial<Filters>) => dispatch(changed(part));
  return { filters, question, isFiltered: Object.keys(question).length > 0, change, reset: () => change(none as Partial<Filters>) };
}

/** What transactions are asked for. */
export function useTransactionFilters() {
  const list = useListFilters<Omit<TransactionFilters, 'tab'>>(
    filtersOf(useAppSelector((state) => state.wallet.transactionFilters)),
    transactionFiltersChanged,
    {
      symbol: undefined,
      type: undefined,
      status: undefined,
      fromTransactionTime: undefined,
      toTransactionTime: undefined,
    },
  );
  return {
    ...list,
    span: { from: list.filters.fromTransactionTime, to: list.filters.toTransactionTime } satisfies Span,
    changeSpan: ({ from, to }: Span) => list.change({ fromTransactionTime: from, toTransactionTime: to }),
  };
}

/** What transfers are asked for. */
export function useTransferFilters() {
  const list = useListFilters<Omit<TransferFilters, 'tab'>>(
    filtersOf(useAppSelector((state) => state.wallet.transferFilters)),
    transferFiltersChanged,
    {
      asset: undefined,
      from: undefined,
      to: undefined,
      fromTransferTime: undefined,
      toTransferTime: undefined,
    },
  );
  return {
    ...list,
    span: { from: list.filters.fromTransferTime, to: list.filters.toTransferTime } satisfies Span,
    changeSpan: ({ from, to }: Span) => list.change({ fromTransferTime: from, toTransferTime: to }),
  };
}

/** What purchases and sales for money are asked for. */
export const useOrderFilters = () =>
  useListFilters(
    useAppSelector((state) => state.wallet.orderFilters),
    orderFiltersChanged,
    { side: undefined, coin: undefined },
  );
