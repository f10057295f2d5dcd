import type { Balance } from '@/contract/balance';
import type { Page } from '@/contract/envelope';
import type { OwnOrder } from '@/contract/ownOrder';

/** The calls that the stream needs; src/api has them, and the provider hands them in. */
export interface RealtimeCalls {
  /** A short-lived token for the private channel. */
  websocketToken(): Promise<{ token: string }>;
  openOrders(query: { searchAfter?: string; pageSize: number }): Promise<Page<OwnOrder>>;
  balances(): Promise<Balance[]>;
}

/** Where trouble on the stream is written down; never shown to the user. */
export type StreamLog = (message: string, detail?: unknown) => void;
