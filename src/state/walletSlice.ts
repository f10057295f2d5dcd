import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExpressOrder } from '@/contract/express';
import type { Transaction } from '@/contract/transactions';
import type { Transfer } from '@/contract/wallet';
import type { Wallet } from '@/domain/account/wallets';
import { emptyHistory, type HistoryList, type HistoryPage, type HistoryRecord, refreshedHistory, withPage } from './historyList';

// Specification section 3, "Wallet state".

/** Types and statuses: one, or several with commas between them; absent: all. */
export interface TransactionFilters {
  symbol: string | undefined;
  type: string | undefined;
  status: string | undefined;
  fromTransactionTime: number | undefined;
  toTransactionTime: number | undefined;
  tab: HistoryTab;
}

export interface TransferFilters {
  asset: string | undefined;
  from: Wallet | undefined;
  to: Wallet | undefined;
  fromTransferTime: number | undefined;
  toTransferTime: number | undefined;
  tab: HistoryTab;
}

/** Of purchases and sales for money. */
export interface OrderFilters {
  side: ExpressOrder['side'] | undefined;
  coin: string | undefined;
}

/** The two lists of the history, as the specification calls them, orders for money, and the papers of its months. */
export type HistoryTab = 'transaction' | 'transfer' | 'order' | 'statement';

export type TransactionItem = Transaction & HistoryRecord;
export type TransferItem = Transfer & HistoryRecord;
export type OrderItem = ExpressOrder & HistoryRecord;

export interface HistoryItems {
  transactions: TransactionItem;
  transfers: TransferItem;
  expressOrders: OrderItem;
}
export type HistoryName = keyof HistoryItems;

interface WalletState {
  transactionFilters: TransactionFilters;
  transferFilters: TransferFilters;
  orderFilters: OrderFilters;
  transactions: HistoryList<TransactionItem>;
  transfers: HistoryList<TransferItem>;
  expressOrders: HistoryList<OrderItem>;
}

const initialState: WalletState = {
  transactionFilters: {
    symbol: undefined,
    type: undefined,
    status: undefined,
    fromTransactionTime: undefined,
    toTransactionTime: undefined,
    tab: 'transaction',
  },
  transferFilters: {
    asset: undefined,
    from: undefined,
    to: undefined,
    fromTransferTime: undefined,
    toTransferTime: undefined,
    tab: 'transaction',
  },
  orderFilters: { side: undefined, coin: undefined },
  transactions: emptyHistory(),
  transfers: emptyHistory(),
  expressOrders: emptyHistory(),
};

/** Of each list: its rows are its own. */
type PageReceived = PayloadAction<{ [Name in HistoryName]: { list: Name; page: HistoryPage<HistoryItems[Name]> } }[HistoryName]>;
type RecordChosen = PayloadAction<{ [Name in HistoryName]: { list: Name; record: HistoryItems[Name] | undefined } }[HistoryName]>;

const walletSlice = createSlice({
  name: 'wallet',
  initialState,
  reducers: {
    /** Other filters ask another question: the list starts again from its first page. */
    transactionFiltersChanged: (state, { payload }: PayloadAction<Partial<TransactionFilters>>) => {
      Object.assign(state.transactionFilters, payload);
      state.transactions = emptyHistory();
    },
    transferFiltersChanged: (state, { payload }: PayloadAction<Partial<TransferFilters>>) => {
      Object.assign(state.transferFilters, payload);
      state.transfers = emptyHistory();
    },
    orderFiltersChanged: (state, { payload }: PayloadAction<Partial<OrderFilters>>) => {
      Object.assign(state.orderFilters, payload);
      state.expressOrders = emptyHistory();
    },
    historyReplaced: (state, { payload }: PageReceived) => {
      if (payload.list === 'transactions') state.transactions = withPage(emptyHistory<TransactionItem>(), payload.page);
      else if (payload.list === 'transfers') state.transfers = withPage(emptyHistory<TransferItem>(), payload.page);
      else state.expressOrders = withPage(emptyHistory<OrderItem>(), payload.page);
    },
    /** Read anew by itself, all that was shown: what is open stays open. */
    historyRefreshed: (state, { payload }: PageReceived) => {
      if (payload.list === 'transactions') state.transactions = refreshedHistory(state.transactions, payload.page);
      else if (payload.list === 'transfers') state.transfers = refreshedHistory(state.transfers, payload.page);
      else state.expressOrders = refreshedHistory(state.expressOrders, payload.page);
    },
    historyAppended: (state, { payload }: PageReceived) => {
      if (payload.list === 'transactions') state.transactions = withPage(state.transactions, payload.page);
      else if (payload.list === 'transfers') state.transfers = withPage(state.transfers, payload.page);
      else state.expressOrders = withPage(state.expressOrders, payload.page);
    },
    currentRecordChanged: (state, { payload }: RecordChosen) => {
      if (payload.list === 'transactions') state.transactions.current = payload.record;
      else if (payload.list === 'transfers') state.transfers.current = payload.record;
      else state.expressOrders.current = payload.record;
    },
    /** Both lists show one of the tabs. */
    historyTabChanged: (state, { payload }: PayloadAction<HistoryTab>) => {
      state.transactionFilters.tab = payload;
      state.transferFilters.tab = payload;
    },
    walletCleared: () => initialState,
  },
});

export const {
  transactionFiltersChanged,
  transferFiltersChanged,
  orderFiltersChanged,
  historyRefreshed,
  historyReplaced,
  historyAppended,
  currentRecordChanged,
  historyTabChanged,
  walletCleared,
} = walletSlice.actions;
export const walletReducer = walletSlice.reducer;
