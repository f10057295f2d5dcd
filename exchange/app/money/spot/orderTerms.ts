import type { CreateSpotOrder } from '@/contract/spot';
import { fromUnits, toUnits } from '@/domain/money/units';
import type { OrderType } from '@/domain/order/enums';
import { TYPE_RULES } from '@/domain/order/orderTypes';
import { AppError } from '../../appError';
import { LEDGER_LIMIT } from '../ledger/limits';
import { type Market, notionalOf, priceText } from '../records/market';
import type { OrderTerms } from '../records/spotOrderRecord';

// Reading an order: the rules that need nothing but the market's listing. Those that need the book, the last price or
// the balance are checked by the writer when the order's turn comes.

/** Whole steps in a decimal; undefined when it is none, `overflow` when there are too many to count. */
function wholeSteps(decimal: string, step: bigint, decimals: number): number | 'overflow' | undefined {
  const units = toUnits(decimal, decimals);
  if (units === undefined || units % step !== 0n) return undefined;
  const count = Number(units / step);
  return Number.isSafeInteger(count) ? count : 'overflow';
}

function readPrice(market: Market, price: string | undefined): number {
  if (price === undefined) throw new AppError('priceRequired');
  const ticks = wholeSteps(price, market.priceStep, market.priceDecimals);
  if (ticks === undefined || ticks === 0) throw new AppError('priceTick', market.priceIncrement);
  if (ticks === 'overflow') throw new AppError('priceAboveBand', priceText(market, Number.MAX_SAFE_INTEGER), market.quote);
  return ticks;
}

function readLots(market: Market, size: string): number {
  const lots = wholeSteps(size, market.quantityStep, market.quantityDecimals);
  if (lots === undefined) throw new AppError('sizeLot', market.quantityIncrement);
  if (lots === 'overflow' || BigInt(lots) * market.basePerLot > LEDGER_LIMIT)
    throw new AppError('sizeTooLarge', market.maxQuantity, market.base);
  if (lots === 0) throw new AppError('sizeTooSmall', market.minQuantity, market.base);
  return lots;
}

function readQuoteSize(market: Market, size: string): bigint {
  const units = toUnits(size, market.quoteScale);
  if (units === undefined) throw new AppError('sizeLot', fromUnits(1n, market.quoteScale));
  if (units < market.minNotionalUnits || units === 0n) throw new AppError('notionalTooSmall', market.minNotional, market.quote);
  const isUncountable = units / market.quotePerTickLot > BigInt(Number.MAX_SAFE_INTEGER);
  if (units > LEDGER_LIMIT || isUncountable) throw new AppError('sizeTooLarge', market.maxQuantity, market.base);
  return units;
}

/**
 * The steps and limits of the moment, when the order's turn comes. Not before: a repeated order is answered with the one that has its
 * name, whatever the rules are by now.
 */
export function refuseOffSteps(market: Market, { priceTicks, lots }: OrderTerms): void {
  if (priceTicks !== null && priceTicks % market.ticksPerIncrement !== 0) throw new AppError('priceTick', market.priceIncrement);
  if (lots === null) return;
  if (lots % market.lotsPerIncrement !== 0) throw new AppError('sizeLot', market.quantityIncrement);
  if (lots > market.maxLots) throw new AppError('sizeTooLarge', market.maxQuantity, market.base);
  if (lots < market.minLots) throw new AppError('sizeTooSmall', market.minQuantity, market.base);
}

function refuseConflicts(order: CreateSpotOrder): void {
  const timeInForce = order.timeInForce ?? 'GTC';
  const { canRest, hasPrice, sizeUnits, timesInForce } = TYPE_RULES[order.type];
  if (order.isPostOnly && !canRest) throw new AppError('optionsConflict', `isPostOnly, ${order.type}`);
  if (order.isPostOnly && timeInForce !== 'GTC') throw new AppError('optionsConflict', `isPostOnly, ${timeInForce}`);
  const { sizeUnit = 'BASE' } = order;
  if (!sizeUnits.includes(sizeUnit)) throw new AppError('optionsConflict', `${order.type}, sizeUnit ${sizeUnit}`);
  if (!hasPrice && order.price !== undefined) throw new AppError('optionsConflict', `${order.type}, price`);
  if (!timesInForce.includes(timeInForce)) throw new AppError('optionsConflict', `${order.type}, ${timeInForce}`);
}

const least = (left: bigint, right: bigint): bigint => (left < right ? left : right);

function refuseUncountable(market: Market, priceTicks: number, lots: number): void {
  // Beyond this the notional cannot be counted or stored any more; the price is what is absurd, for the size has its own maximum.
  const highest = Number(least(BigInt(Number.MAX_SAFE_INTEGER) / BigInt(lots), LEDGER_LIMIT / notionalOf(market, 1, lots)));
  if (priceTicks > highest) throw new AppError('priceAboveBand', priceText(market, highest), market.quote);
}

type Reader = (market: Market, order: CreateSpotOrder) => OrderTerms;

// Written out field by field, as every order passes here: spreading what both kinds share costs several times as much.

function readLimit(market: Market, order: CreateSpotOrder): OrderTerms {
  const { side, isPostOnly = false, selfTradePrevention = 'CANCEL_TAKER', timeInForce = 'GTC' } = order;
  const priceTicks = readPrice(market, order.price);
  const lots = readLots(market, order.size);
  refuseUncountable(market, priceTicks, lots);
  return { symbol: market.symbol, side, type: 'LIMIT', timeInForce, isPostOnly, selfTradePrevention, priceTicks, lots, quoteSize: null };
}

/** A market order never rests: it is immediate or cancelled, whatever the client's default said. */
function readMarket(market: Market, order: CreateSpotOrder): OrderTerms {
  const { side, isPostOnly = false, selfTradePrevention = 'CANCEL_TAKER' } = order;
  const isQuote = order.sizeUnit === 'QUOTE';
  const lots = isQuote ? null : readLots(market, order.size);
  const quoteSize = isQuote ? readQuoteSize(market, order.size) : null;
  const { symbol } = market;
  return { symbol, side, type: 'MARKET', timeInForce: 'IOC', isPostOnly, selfTradePrevention, priceTicks: null, lots, quoteSize };
}

const READERS: Readonly<Record<OrderType, Reader>> = { LIMIT: readLimit, MARKET: readMarket };

/** The order in ticks, lots and ledger units. Throws the AppError of the first rule it breaks, with the rule's value. */
export function readTerms(market: Market, order: CreateSpotOrder): OrderTerms {
  refuseConflicts(order);
  return READERS[order.type](market, order);
}
