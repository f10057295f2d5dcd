import type { LiquidityRole, OrderSide, OrderStatusFilter } from '@/domain/order/enums';
import type { SessionActor } from '../actor';
import type { HeavyReads } from '../heavyReads';
import type { SpotOrderRecord } from '../money/records/spotOrderRecord';
import type { Position } from '../pageCursor';

/** Rows before a position, newest first, at most `limit`. Times are ms, inclusive from, exclusive to. */
export interface PageFilter {
  symbol?: string;
  fromTime?: number;
  toTime?: number;
  before?: Position;
  limit: number;
}

/** One's own side of a trade, in the market's integers. */
export interface FillRecord {
  tradeId: string;
  orderId: string;
  symbol: string;
  side: OrderSide;
  role: LiquidityRole;
  priceTicks: number;
  lots: number;
  /** Ledger units of quote. */
  quote: bigint;
  /** Ledger units of the received asset. */
  fee: bigint;
  atMs: number;
}

/** Parts per million of the received amount. */
interface FeeRatesPpm {
  makerPpm: number;
  takerPpm: number;
}

/** What a user's orders pay, and in which markets they pay something else. */
export interface UserFeeRates extends FeeRatesPpm {
  markets: (FeeRatesPpm & { symbol: string })[];
}

/** What reading one's own trading needs from the database. Every method answers for one user only. */
export interface SpotQueries {
  orders(userId: string, filter: PageFilter & { side?: OrderSide; status: OrderStatusFilter }): Promise<SpotOrderRecord[]>;
  fills(userId: string, filter: PageFilter & { orderId?: string }): Promise<FillRecord[]>;
  /** Null asks for the tier new accounts start in. */
  feeRates(userId: string | null): Promise<UserFeeRates>;
  /** The same for many; by user. */
  feeRatesOf(userIds: readonly string[]): Promise<Map<string, UserFeeRates>>;
  /** Trading wallet, in ledger units of `scale`; in the order assets are listed. */
  balances(userId: string): Promise<{ asset: string; scale: number; available: bigint; held: bigint }[]>;
}

/** The same queries; histories wait for their turn among everything that reads much. */
export const asHeavyReads = (queries: SpotQueries, heavyReads: HeavyReads): SpotQueries => ({
  ...queries,
  orders: (...asked) => heavyReads.run(() => queries.orders(...asked)),
  fills: (...asked) => heavyReads.run(() => queries.fills(...asked)),
});

/** Where websocket tokens wait to be used; only their hashes are kept. */
export interface WebsocketTokenStore {
  /** Also forgets those that expired before `nowMs`. */
  save(token: { tokenHash: string; sessionId: string; expiresMs: number }, nowMs: number): Promise<void>;
  /** Takes it out: a token works once. Whose it is, if it has not expired and its session still holds. */
  take(tokenHash: string, nowMs: number): Promise<SessionActor | undefined>;
}
