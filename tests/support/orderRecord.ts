import type { SpotOrderRecord } from '@/exchange/app/money/records/spotOrderRecord';

/** A limit order that waits for all of its 10 lots at 10.00, of user 7; `over` replaces fields. */
export const orderRecord = (over: Partial<SpotOrderRecord> = {}): SpotOrderRecord => ({
  symbol: 'ONE_TWO',
  side: 'BUY',
  type: 'LIMIT',
  timeInForce: 'GTC',
  isPostOnly: false,
  selfTradePrevention: 'CANCEL_TAKER',
  priceTicks: 1000,
  lots: 10,
  quoteSize: null,
  orderId: '1',
  userId: '7',
  accountType: 0,
  clientOrderId: 'a',
  makerPpm: 800,
  takerPpm: 1000,
  filledLots: 0,
  filledQuote: 0n,
  feePaid: 0n,
  reserved: 10_000_000n,
  status: 'OPEN',
  closeReason: null,
  createdMs: 0,
  updatedMs: 0,
  ...over,
});
