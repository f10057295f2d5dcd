import { assertNever } from '@/domain/assertNever';
import { fromUnits } from '@/domain/money/units';
import type { PlaceCommand } from '../../../engine/commands';
import type { EngineEvent, RejectedEvent } from '../../../engine/engineEvents';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { hold } from '../desk/holds';
import type { SpotDesk } from '../desk/market/marketDesk';
import { referenceNow } from '../desk/market/marketPrices';
import { runPriceWaiters } from '../desk/market/runPriceWaiters';
import { refuseUnless } from '../desk/moneyGate';
import { type Account, tradeKey } from '../ledger/account';
import type { FeeRates } from '../records/feeRates';
import { bandLimitTicks, type Market, notionalOf, priceText, quantityText, scaleOf, spentAsset } from '../records/market';
import type { OrderTerms, SpotOrderRecord } from '../records/spotOrderRecord';
import { applyEvents } from './applyEvents';
import { admitOrder } from './marketGate';
import { refuseOffSteps } from './orderTerms';
import { refuseOverfullReceivers } from './receivers';

/** Open orders allowed per user and market; the practice market's makers quote many levels. */
export const MAX_OPEN_ORDERS: Record<Actor['accountType'], number> = { 0: 200, 1: 200, 2: 2000 };

/** The terms of a limit order, with what the type system cannot know of OrderTerms spelled out. */
function sizedInLots(terms: OrderTerms): number {
  if (terms.lots === null) throw new Error('an order sized in quote has no lots');
  return terms.lots;
}

function refuseBadPrice({ market }: SpotDesk, terms: OrderTerms, limit: number): void {
  if (terms.priceTicks === null) return;
  if (terms.side === 'BUY' && terms.priceTicks > limit) throw new AppError('priceAboveBand', priceText(market, limit), market.quote);
  if (terms.side === 'SELL' && terms.priceTicks < limit) throw new AppError('priceBelowBand', priceText(market, limit), market.quote);
}

function refuseSmallNotional({ market, lastPriceTicks }: SpotDesk, terms: OrderTerms): void {
  const notional = terms.quoteSize ?? notionalOf(market, terms.priceTicks ?? lastPriceTicks, sizedInLots(terms));
  if (notional < market.minNotionalUnits) throw new AppError('notionalTooSmall', market.minNotional, market.quote);
}

/** A level tells the sum of its orders, which must stay a number that counts exactly. */
function refuseFullLevel({ market, book }: SpotDesk, terms: OrderTerms): void {
  if (terms.priceTicks === null) return;
  if (Number.isSafeInteger(book.lotsAt(terms.side, terms.priceTicks) + sizedInLots(terms))) return;
  throw new AppError('sizeTooLarge', market.maxQuantity, market.base);
}

function refuseTooMany(desk: Desk, actor: Actor, terms: OrderTerms): void {
  if (terms.type === 'MARKET' || terms.timeInForce !== 'GTC') return;
  const limit = MAX_OPEN_ORDERS[actor.accountType];
  if ((desk.trader(actor.userId).openCounts.get(terms.symbol) ?? 0) >= limit) throw new AppError('tooManyOpenOrders', limit);
}

/** `worstPriceTicks`: where a market order stops. */
function engineCommand(market: Market, actor: Actor, orderId: string, terms: OrderTerms, worstPriceTicks: number): PlaceCommand {
  const { side, selfTradePrevention, timeInForce, isPostOnly, priceTicks } = terms;
  const ownerId = actor.userId;
  if (priceTicks !== null) {
    const lots = sizedInLots(terms);
    return { orderId, ownerId, side, selfTradePrevention, type: 'LIMIT', priceTicks, lots, timeInForce, isPostOnly };
  }
  const size = terms.quoteSize === null ? { lots: sizedInLots(terms) } : { quoteUnits: Number(terms.quoteSize / market.quotePerTickLot) };
  return { orderId, ownerId, side, selfTradePrevention, type: 'MARKET', size, worstPriceTicks };
}

/** What the order can cost at most, in ledger units of the asset it spends. */
function reserveOf({ market, book }: SpotDesk, terms: OrderTerms, command: PlaceCommand): bigint {
  if (terms.side === 'SELL') {
    const lots = terms.lots ?? book.reach(command).lots;
    return BigInt(lots) * market.basePerLot;
  }
  if (terms.priceTicks !== null) return notionalOf(market, terms.priceTicks, sizedInLots(terms));
  // A market buy sized in base holds exactly what its sweep costs: nothing can happen between here and the matching.
  return terms.quoteSize ?? book.reach(command).quoteUnits * market.quotePerTickLot;
}

function rejection(market: Market, event: RejectedEvent): AppError {
  switch (event.reason) {
    case 'POST_ONLY_WOULD_TAKE':
      return new AppError('postOnlyWouldTake', priceText(market, event.bestOppositeTicks));
    case 'FOK_UNFILLABLE':
      return new AppError('fokUnfillable', quantityText(market, event.fillableLots), market.base);
    case 'NO_LIQUIDITY':
      return new AppError('noLiquidity');
    case 'BUDGET_BELOW_ONE_LOT':
      return new AppError('sizeTooSmall', market.minQuantity, market.base);
    default:
      return assertNever(event);
  }
}

function refuseShortBalance(market: Market, account: Account, needed: bigint): void {
  if (account.available >= needed) return;
  throw new AppError('balanceTooLow', fromUnits(account.available, scaleOf(market, account.asset)), account.asset);
}

type Placement = Pick<SpotOrderRecord, 'orderId' | 'clientOrderId' | 'reserved' | 'makerPpm' | 'takerPpm'>;

/** Field by field: spreading the parts into each other costs several times as much, and every order passes here. */
function newRecord(actor: Actor, placement: Placement, terms: OrderTerms, atMs: number): SpotOrderRecord {
  return {
    orderId: placement.orderId,
    userId: actor.userId,
    accountType: actor.accountType,
    clientOrderId: placement.clientOrderId,
    symbol: terms.symbol,
    side: terms.side,
    type: terms.type,
    timeInForce: terms.timeInForce,
    isPostOnly: terms.isPostOnly,
    selfTradePrevention: terms.selfTradePrevention,
    priceTicks: terms.priceTicks,
    lots: terms.lots,
    quoteSize: terms.quoteSize,
    makerPpm: placement.makerPpm,
    takerPpm: placement.takerPpm,
    filledLots: 0,
    filledQuote: 0n,
    feePaid: 0n,
    reserved: placement.reserved,
    status: 'OPEN',
    closeReason: null,
    createdMs: atMs,
    updatedMs: atMs,
  };
}

/**
 * Takes one order: checks the rules that depend on the moment, reserves, matches, settles. Throws an AppError before
 * anything has changed. The trader and both accounts are loaded. `ownRates`: in place of what the trader's tier pays.
 */
export function placeOrder(
  desk: Desk,
  batch: Batch,
  actor: Actor,
  clientOrderId: string,
  terms: OrderTerms,
  ownRates?: FeeRates,
): SpotOrderRecord {
  const marketDesk = desk.marketDesk(terms.symbol);
  const { market, book } = marketDesk;
  const admitted = admitOrder(desk, marketDesk, terms);
  refuseUnless(desk, actor.userId, 'TRADE', batch.atMs);
  refuseOffSteps(market, terms);
  const limit = bandLimitTicks(market, terms.side, referenceNow(marketDesk, batch.atMs));
  refuseBadPrice(marketDesk, terms, limit);
  refuseSmallNotional(marketDesk, terms);
  refuseFullLevel(marketDesk, terms);
  refuseTooMany(desk, actor, terms);
  const toEngine = admitted === 'resting' ? { ...terms, isPostOnly: true } : terms;
  const command = engineCommand(market, actor, desk.ids.order.peek(), toEngine, limit);
  const needed = reserveOf(marketDesk, terms, command);
  const account = desk.account(tradeKey(actor.userId, spentAsset(market, terms.side)));
  refuseShortBalance(market, account, needed);
  const trader = desk.trader(actor.userId);
  const { makerPpm, takerPpm } = ownRates ?? desk.fees.ratesOf(terms.symbol, trader.feeTier);
  if (!toEngine.isPostOnly) refuseOverfullReceivers(desk, marketDesk, command, takerPpm);
  const events: EngineEvent[] = [];
  marketDesk.isMatching = true;
  book.place(command, events);
  const [first] = events;
  marketDesk.isMatching = first?.type !== 'rejected';
  if (first?.type === 'rejected')
    throw admitted === 'resting' && !terms.isPostOnly ? new AppError('marketPostOnly') : rejection(market, first);
  const orderId = desk.ids.order.take();
  const record = newRecord(actor, { orderId, clientOrderId, reserved: needed, makerPpm, takerPpm }, terms, batch.atMs);
  const tradesBefore = batch.trades.length;
  desk.storeTrader(batch, trader, actor.accountType);
  batch.place(record);
  trader.names?.add(clientOrderId, orderId);
  hold(batch, account, { purpose: 'order', reference: orderId }, needed);
  applyEvents(desk, batch, marketDesk, events, record);
  marketDesk.isMatching = false;
  runPriceWaiters(desk, batch, tradesBefore);
  return record;
}
