import type { ExpressRecord } from './expressRecord';

/** As the table keeps it: amounts as decimal text. */
export interface ExpressRow {
  id: string;
  user_id: string;
  brand: string;
  client_order_id: string;
  side: ExpressRecord['side'];
  state: ExpressRecord['state'];
  coin: string;
  currency: string;
  method_id: string;
  method_kind: ExpressRecord['methodKind'];
  provider: string;
  price: string;
  is_priced: boolean;
  total: string;
  for_coins: string;
  provider_fee: string;
  own_fee: string;
  coins: string;
  fee_coins: string;
  usd: string;
  eur: string;
  payment_id: string | null;
  pay_url: string | null;
  pay_until_ms: number;
  max_minutes: number;
  hold_hours: number;
  paid_with: string | null;
  created_ms: number;
  opened_ms: number | null;
  paid_ms: number | null;
  delivered_ms: number | null;
  ended_ms: number | null;
  refunded_ms: number | null;
  sendable_ms: number | null;
  taken_back: string;
  debt: string;
  forgiven: string;
  approval: ExpressRecord['approval'];
  review_ms: number | null;
  approved_by: string | null;
  released_ms: number | null;
  reason: string | null;
  late_until_ms: number | null;
}

export const rowOf = (record: ExpressRecord): ExpressRow => ({
  id: record.orderId,
  user_id: record.userId,
  brand: record.brand,
  client_order_id: record.clientOrderId,
  side: record.side,
  state: record.state,
  coin: record.coin,
  currency: record.currency,
  method_id: record.methodId,
  method_kind: record.methodKind,
  provider: record.provider,
  price: record.price,
  is_priced: record.isPriced,
  total: record.total,
  for_coins: record.forCoins,
  provider_fee: record.providerFee,
  own_fee: record.ownFee,
  coins: String(record.coins),
  fee_coins: String(record.feeCoins),
  usd: record.usd,
  eur: record.eur,
  payment_id: record.paymentId,
  pay_url: record.payUrl,
  pay_until_ms: record.payUntilMs,
  max_minutes: record.maxMinutes,
  hold_hours: record.holdHours,
  paid_with: record.paidWith,
  created_ms: record.createdMs,
  opened_ms: record.openedMs,
  paid_ms: record.paidMs,
  delivered_ms: record.deliveredMs,
  ended_ms: record.endedMs,
  refunded_ms: record.refundedMs,
  sendable_ms: record.sendableMs,
  taken_back: String(record.takenBack),
  debt: String(record.debt),
  forgiven: String(record.forgiven),
  approval: record.approval,
  review_ms: record.reviewMs,
  approved_by: record.approvedBy,
  released_ms: record.releasedMs,
  reason: record.reason,
  late_until_ms: record.lateUntilMs,
});
