import type { ExpressOrder } from '@/contract/express';
import { expressNumber } from '@/domain/express/orderNumber';
import { waitsForOwner } from '@/domain/express/orderState';
import { fromUnits } from '@/domain/money/units';
import type { ExpressRecord } from '../money/records/expressRecord';

const MINUTE_MS = 60_000;
/** What usually passes between the payment and the coins. */
const DELIVERY_MINUTES = 5;

/** KONTOR*BTC, as it stands on a statement: at most 22 characters. */
export const statementOf = ({ brand, coin }: Pick<ExpressRecord, 'brand' | 'coin'>): string =>
  `${brand.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}*${coin}`.slice(0, 22);

export const numberOf = ({ side, createdMs, orderId }: Pick<ExpressRecord, 'side' | 'createdMs' | 'orderId'>): string =>
  expressNumber(side, createdMs, orderId);

/** A browser is led there: pages of the web, and paths of the own address. */
export const pageOf = (url: string | null): string | null => (url !== null && /^(https:\/\/|\/(?![/\\]))/.test(url) ? url : null);

function expectedAt({ state, side, paidMs, createdMs, maxMinutes, deliveredMs }: ExpressRecord): number | null {
  if (deliveredMs !== null || (state !== 'WAITING' && state !== 'PAID' && state !== 'DELIVERING')) return null;
  const moneyMs = maxMinutes * MINUTE_MS;
  if (side === 'SELL') return (paidMs ?? createdMs) + Math.max(moneyMs, DELIVERY_MINUTES * MINUTE_MS);
  return (paidMs ?? createdMs + moneyMs) + DELIVERY_MINUTES * MINUTE_MS;
}

/** The row the wire carries. */
export function toExpressOrder(record: ExpressRecord, scale: number): ExpressOrder {
  const isWaiting = waitsForOwner(record.state);
  const { createdMs, openedMs, paidMs, deliveredMs, endedMs, refundedMs, sendableMs } = record;
  const { orderId, clientOrderId, side, state, coin, currency, methodId, methodKind, provider, price, isPriced } = record;
  const { total, forCoins, providerFee, ownFee, paidWith } = record;
  return {
    ...{ orderId, clientOrderId, side, state, coin, currency, methodId, methodKind, provider, price, isPriced },
    ...{ total, forCoins, providerFee, ownFee, paidWith },
    number: numberOf(record),
    coins: fromUnits(record.coins, scale),
    payUrl: isWaiting ? pageOf(record.payUrl) : null,
    payUntil: isWaiting ? record.payUntilMs : null,
    statement: statementOf(record),
    createdAt: createdMs,
    openedAt: openedMs,
    paidAt: paidMs,
    deliveredAt: deliveredMs,
    endedAt: endedMs,
    refundedAt: refundedMs,
    sendableAt: sendableMs,
    expectedAt: expectedAt(record),
    takenBack: fromUnits(record.takenBack, scale),
    owed: fromUnits(record.debt, scale),
    isReviewed: record.approval !== null,
    reviewedAt: record.reviewMs,
    reason: record.reason,
  };
}
