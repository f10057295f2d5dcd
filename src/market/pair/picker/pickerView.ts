import type { PairOrder, PairSortKey } from '../pairRows';
import { firstDirection } from '../pairRows';

/** What is chosen in the picker beside the search. */
export interface PickerView {
  isFavourites: boolean;
  /** Undefined: every quote. */
  quote: string | undefined;
  /** Undefined: every category. */
  category: string | undefined;
  order: PairOrder;
}

/** Pressing a head sorts by it; pressing it again turns the order around. */
export function nextOrder(order: PairOrder, key: PairSortKey): PairOrder {
  return { key, isDescending: order.key === key ? !order.isDescending : firstDirection(key) };
}
