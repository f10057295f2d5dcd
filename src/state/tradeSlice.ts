import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { OrderSide } from '@/domain/order/enums';
import type { InstrumentInView, OrderHistoryFilter, PhoneView, SpotForm, TradeState } from './tradeShapes';

const emptySpotForm: SpotForm = { type: 'LIMIT', price: '', size: '', sizeUnit: 'BASE', timeInForce: 'GTC', isPostOnly: false };

const initialState: TradeState = {
  pair: undefined,
  isPairPickerOpen: false,
  orderSide: 'BUY',
  phoneView: 'chart',
  orderHistoryFilter: { status: 'ALL' },
  spotForm: emptySpotForm,
  orderBookGrouping: undefined,
};

const tradeSlice = createSlice({
  name: 'trade',
  initialState,
  reducers: {
    /** Another pair starts with an empty price and size: figures of one market mean nothing in another. */
    pairChanged: (state, { payload }: PayloadAction<InstrumentInView>) => {
      if (state.pair?.symbol !== payload.symbol) {
        state.spotForm = { ...state.spotForm, price: '', size: '' };
        state.orderBookGrouping = undefined;
      }
      state.pair = payload;
    },
    pairPickerToggled: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isPairPickerOpen: payload }),
    orderSideChanged: (state, { payload }: PayloadAction<OrderSide>) => ({ ...state, orderSide: payload }),
    phoneViewChanged: (state, { payload }: PayloadAction<PhoneView>) => ({ ...state, phoneView: payload }),
    orderHistoryFilterChanged: (state, { payload }: PayloadAction<Partial<OrderHistoryFilter>>) => {
      Object.assign(state.orderHistoryFilter, payload);
    },
    orderHistoryFilterReset: (state) => ({ ...state, orderHistoryFilter: initialState.orderHistoryFilter }),
    spotFormChanged: (state, { payload }: PayloadAction<Partial<SpotForm>>) => {
      Object.assign(state.spotForm, payload);
    },
    /** A price that was pressed somewhere goes into the ticket of the pair in view, as a limit. */
    pricePicked: (state, { payload }: PayloadAction<string>) => {
      Object.assign(state.spotForm, { price: payload, type: 'LIMIT' });
    },
    sizeCleared: (state) => {
      state.spotForm.size = '';
    },
    orderBookGroupingChanged: (state, { payload }: PayloadAction<string | undefined>) => ({ ...state, orderBookGrouping: payload }),
    tradeCleared: () => initialState,
  },
});

export const {
  pairChanged,
  pairPickerToggled,
  orderSideChanged,
  phoneViewChanged,
  orderHistoryFilterChanged,
  orderHistoryFilterReset,
  spotFormChanged,
  pricePicked,
  sizeCleared,
  orderBookGroupingChanged,
  tradeCleared,
} = tradeSlice.actions;
export const tradeReducer = tradeSlice.reducer;
