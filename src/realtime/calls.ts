import type { Page } from '@/contract/envelope';
import type { Balance, SpotOrder } from '@/contract/spot';

/** The calls that the stream needs; src/api has them, and the provider hands them in. */
export interface RealtimeCalls {
  /** A short-lived token for the private channel. */
  websocketToken(): Promise<{ token: string }>;
  openSpotOrders(query: { searchAfter?: string; pageSize: number }): Promise<Page<SpotOrder>>;
  spotBalances(): Promise<Balance[]>;
}

/** Where trouble on the stream is written down; never shown to the user. */
export type StreamLog = (message: string, detail?: unknown) => void;
