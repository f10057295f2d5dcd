import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { emptyHistory, type HistoryList, type HistoryPage, type HistoryRecord, withPage } from './historyList';

// Specification section 3, "Wallet state".

export interface TransactionFilters {
  symbol: string | undefined;
  type: string | undefined;
  status: string | undefined;
  fromTransactionTime: number | undefined;
  toTransactionTime: number | undefined;
  tab: string | undefined;
}

export interface TransferFilters {
  asset: string | undefined;
  from: string | undefined;
  to: string | undefined;
  fromTransferTime: number | undefined;
  toTransferTime: number | undefined;
  tab: string | undefined;
}

interface WalletState {
  transactionFilters: TransactionFilters;
  transferFilters: TransferFilters;
  transactions: HistoryList<HistoryRecord>;
  transfers: HistoryList<HistoryRecord>;
}

const initialState: WalletState = {
  transactionFilters: {
    symbol: undefined,
    type: undefined,
    status: undefined,
    fromTransactionTime: undefined,
    toTransactionTime: undefined,
    tab: undefined,
  },
  transferFilters: {
    asset: undefined,
    from: undefined,
    to: undefined,
    fromTransferTime: undefined,
    toTransferTime: undefined,
    tab: undefined,
  },
  transactions: emptyHistory(),
  transfers: emptyHistory(),
};

type ListName = 'transactions' | 'transfers';
type PageReceived = PayloadAction<{ list: ListName; page: HistoryPage<HistoryRecord> }>;

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
    historyReplaced: (state, { payload: { list, page } }: PageReceived) => {
      state[list] = withPage(emptyHistory<HistoryRecord>(), page);
    },
    historyAppended: (state, { payload: { list, page } }: PageReceived) => {
      state[list] = withPage(state[list], page);
    },
    currentRecordChanged: (state, { payload }: PayloadAction<{ list: ListName; record: HistoryRecord | undefined }>) => {
      state[payload.list].current = payload.record;
    },
    walletCleared: () => initialState,
  },
});

export const { transactionFiltersChanged, transferFiltersChanged, historyReplaced, historyAppended, currentRecordChanged, walletCleared } =
  walletSlice.actions;
export const walletReducer = walletSlice.reducer;
