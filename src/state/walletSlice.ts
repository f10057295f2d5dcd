import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
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

/** The two lists of the history, as the specification calls them, and the papers of its months. */
export type HistoryTab = 'transaction' | 'transfer' | 'statement';

export type TransactionItem = Transaction & HistoryRecord;
export type TransferItem = Transfer & HistoryRecord;

export interface HistoryItems {
  transactions: TransactionItem;
  transfers: TransferItem;
}
export type HistoryName = keyof HistoryItems;

interface WalletState {
  transactionFilters: TransactionFilters;
  transferFilters: TransferFilters;
  transactions: HistoryList<TransactionItem>;
  transfers: HistoryList<TransferItem>;
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
  transactions: emptyHistory(),
  transfers: emptyHistory(),
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
    historyReplaced: (state, { payload }: PageReceived) => {
      if (payload.list === 'transactions') state.transactions = withPage(emptyHistory<TransactionItem>(), payload.page);
      else state.transfers = withPage(emptyHistory<TransferItem>(), payload.page);
    },
    /** Read anew by itself, all that was shown: what is open stays open. */
    historyRefreshed: (state, { payload }: PageReceived) => {
      if (payload.list === 'transactions') state.transactions = refreshedHistory(state.transactions, payload.page);
      else state.transfers = refreshedHistory(state.transfers, payload.page);
    },
    historyAppended: (state, { payload }: PageReceived) => {
      if (payload.list === 'transactions') state.transactions = withPage(state.transactions, payload.page);
      else state.transfers = withPage(state.transfers, payload.page);
    },
    currentRecordChanged: (state, { payload }: RecordChosen) => {
      if (payload.list === 'transactions') state.transactions.current = payload.record;
      else state.transfers.current = payload.record;
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
  historyRefreshed,
  historyReplaced,
  historyAppended,
  currentRecordChanged,
  historyTabChanged,
  walletCleared,
} = walletSlice.actions;
export const walletReducer = walletSlice.reducer;
