import type { Instrument } from '@/contract/instrument';
import type { OrderSide, OrderStatusFilter, OrderType, SizeUnit, TimeInForce } from '@/domain/order/enums';

// Specification section 3, "Trade state". Asks, bids, trades and ticker of that list live in src/realtime: they change many
// times a second and would render the page each time. What a user chose about them (grouping) is here.

/** The instrument in view. Its price and the day's change live in src/realtime. */
export type InstrumentInView = Pick<Instrument, 'symbol' | 'base' | 'quote'>;

export interface OrderHistoryFilter {
  status: OrderStatusFilter;
}

/** What is typed into the spot ticket: text as entered, validated when it is sent. */
export interface SpotForm {
  type: OrderType;
  price: string;
  size: string;
  sizeUnit: SizeUnit;
  timeInForce: TimeInForce;
  isPostOnly: boolean;
}

/** Below 768 px: watching and trading are two views of one screen. */
export type PhoneView = 'chart' | 'order';

export interface TradeState {
  pair: InstrumentInView | undefined;
  /** The list of all pairs is open: its button, a key and the palette open it. */
  isPairPickerOpen: boolean;
  orderSide: OrderSide;
  phoneView: PhoneView;
  orderHistoryFilter: OrderHistoryFilter;
  spotForm: SpotForm;
  /** Price step by which book rows are aggregated; undefined is the pair's own increment. */
  orderBookGrouping: string | undefined;
}
