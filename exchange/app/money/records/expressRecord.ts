import type { ExpressApproval } from '@/domain/express/approval';
import type { MethodKind } from '@/domain/express/methods';
import type { ExpressSide, ExpressState } from '@/domain/express/orderState';

/** A purchase or a sale for money. Amounts of money are decimals, coins ledger units; times ms since 1970. */
export interface ExpressRecord {
  /** Decimal digits. */
  orderId: string;
  userId: string;
  brand: string;
  clientOrderId: string;
  side: ExpressSide;
  state: ExpressState;
  coin: string;
  currency: string;
  methodId: string;
  methodKind: MethodKind;
  provider: string;
  price: string;
  /** False until the money has come, where the price is that of then. */
  isPriced: boolean;
  total: string;
  forCoins: string;
  providerFee: string;
  ownFee: string;
  coins: bigint;
  /** The own fee in coins. */
  feeCoins: bigint;
  /** What it is worth, for limits. */
  usd: string;
  eur: string;
  /** The provider's name for it, and its page. */
  paymentId: string | null;
  payUrl: string | null;
  /** Opened when the order was over: so long its provider is asked what became of it. Null: it was not, or that is known. */
  lateUntilMs: number | null;
  payUntilMs: number;
  /** Money of this method comes within so many minutes. */
  maxMinutes: number;
  holdHours: number;
  paidWith: string | null;
  createdMs: number;
  openedMs: number | null;
  paidMs: number | null;
  deliveredMs: number | null;
  endedMs: number | null;
  /** What goes back is on its way: the provider took it. Null in an order that has nothing to give back, or has still. */
  refundedMs: number | null;
  /** From when on what was bought may leave. */
  sendableMs: number | null;
  takenBack: bigint;
  /** Still owed after a chargeback. */
  debt: bigint;
  /** Of what was owed: given up, and never taken. */
  forgiven: bigint;
  /** Of a sale: how many operators look before its money leaves, as it was when it was placed. Null: none. */
  approval: ExpressApproval | null;
  /** Since when it waits for them, who let it go, and when its provider was told to pay. */
  reviewMs: number | null;
  approvedBy: string | null;
  releasedMs: number | null;
  /** Why it was rejected, for its owner. */
  reason: string | null;
}
