import { compare, divide, isZero, max, min, multiply, roundDecimals, roundTo, subtract } from '../money/decimal';
import { decimalsOf } from '../money/increments';
import type { LiquidityRole } from './enums';
import { TYPE_RULES } from './orderTypes';
import type { MarketNow, MarketRules, PriceLevel, SpendableBalances, TicketForm } from './ticketForm';
import { type Walk, walkBase, walkQuote } from './walkBook';

/** Ledger decimals by which a fee estimate is rounded up. */
const FEE_DECIMALS = 8;
const DIVISION_DECIMALS = 18;

/** Decimals in which amounts of the quote asset are exact: price and quantity steps multiplied. */
export function quoteDecimals(rules: MarketRules): number {
  return Math.min(FEE_DECIMALS, decimalsOf(rules.priceIncrement) + decimalsOf(rules.quantityIncrement));
}

/** The side of the book that an order of this form would take from. */
export function oppositeLevels(form: TicketForm, now: MarketNow): readonly PriceLevel[] {
  return form.side === 'BUY' ? now.asks : now.bids;
}

/** price x size of a limit order, exactly; undefined while either is missing. */
export function limitTotal(form: TicketForm): string | undefined {
  return form.price !== undefined && form.size !== undefined ? multiply(form.price, form.size) : undefined;
}

/** Base size for a total in quote, whole lots, rounded down. Undefined without a price. */
export function sizeForTotal(total: string, price: string | undefined, rules: MarketRules): string | undefined {
  if (price === undefined || isZero(price)) return undefined;
  return roundTo(divide(total, price, 'down', DIVISION_DECIMALS), rules.quantityIncrement, 'down');
}

/** What the book gives for an order without a price of its own; undefined for others, and while there is no size. */
export function bookWalk(form: TicketForm, rules: MarketRules, now: MarketNow): Walk | undefined {
  if (TYPE_RULES[form.type].hasPrice || form.size === undefined) return undefined;
  const levels = oppositeLevels(form, now);
  return form.sizeUnit === 'BASE' ? walkBase(levels, form.size) : walkQuote(levels, form.size, rules.quantityIncrement);
}

/**
 * The largest size the balance allows, in the form's unit, rounded down to what can be sent. Never more than can be spent:
 * limit buys count at the typed price, market buys at what the book asks. Undefined while balance, price or book is missing.
 */
export function maxSize(form: TicketForm, rules: MarketRules, balances: SpendableBalances, now: MarketNow): string | undefined {
  const spendable = form.side === 'BUY' ? balances.quote : balances.base;
  if (spendable === undefined) return undefined;
  if (form.sizeUnit === 'QUOTE') return maxQuote(form, rules, spendable, now);
  const size = form.side === 'SELL' ? roundTo(spendable, rules.quantityIncrement, 'down') : maxBuy(form, rules, spendable, now);
  return size === undefined ? undefined : min(size, rules.maxQuantity);
}

function maxBuy(form: TicketForm, rules: MarketRules, spendable: string, now: MarketNow): string | undefined {
  if (TYPE_RULES[form.type].hasPrice) return sizeForTotal(spendable, form.price, rules);
  return now.asks.length === 0 ? undefined : walkQuote(now.asks, spendable, rules.quantityIncrement).base;
}

function maxQuote(form: TicketForm, rules: MarketRules, spendable: string, now: MarketNow): string | undefined {
  if (form.side === 'BUY') return roundDecimals(spendable, quoteDecimals(rules), 'down');
  if (now.bids.length === 0) return undefined;
  return walkBase(now.bids, roundTo(spendable, rules.quantityIncrement, 'down')).quote;
}

/** `percent` (0..100) of the largest size, rounded down to what can be sent. */
export function shareOfMax(largest: string, percent: number, form: TicketForm, rules: MarketRules): string {
  const share = divide(multiply(largest, String(percent)), '100', 'down', DIVISION_DECIMALS);
  if (form.sizeUnit === 'QUOTE') return roundDecimals(share, quoteDecimals(rules), 'down');
  return roundTo(share, rules.quantityIncrement, 'down');
}

/** How much of the largest size the form uses, whole percent 0..100. */
export function percentOfMax(size: string | undefined, largest: string | undefined): number {
  if (size === undefined || largest === undefined || isZero(largest)) return 0;
  const percent = divide(multiply(size, '100'), largest, 'half-up', 0);
  return Number(min('100', max('0', percent)));
}

export interface FeeRates {
  maker: string;
  taker: string;
}

export interface FeeEstimate {
  amount: string;
  /** The received asset. */
  asset: string;
}

/** The fee on what would be received, rounded up as the exchange does: the taker's rate when the order would trade at once. */
export function feeEstimate(form: TicketForm, rules: MarketRules, now: MarketNow, rates: FeeRates): FeeEstimate | undefined {
  const traded = TYPE_RULES[form.type].hasPrice ? limitTrade(form) : bookWalk(form, rules, now);
  if (!traded || isZero(traded.base)) return undefined;
  const rate = rates[roleOf(form, now) === 'TAKER' ? 'taker' : 'maker'];
  const received = form.side === 'BUY' ? traded.base : traded.quote;
  return { amount: roundDecimals(multiply(received, rate), FEE_DECIMALS, 'up'), asset: form.side === 'BUY' ? rules.base : rules.quote };
}

function limitTrade(form: TicketForm): { base: string; quote: string } | undefined {
  const quote = limitTotal(form);
  return quote !== undefined && form.size !== undefined ? { base: form.size, quote } : undefined;
}

/** Whether a limit order at its price would meet the other side at once. */
export function wouldTake(form: TicketForm, now: MarketNow): boolean {
  const best = oppositeLevels(form, now)[0]?.price;
  if (best === undefined || form.price === undefined) return false;
  return form.side === 'BUY' ? compare(form.price, best) >= 0 : compare(form.price, best) <= 0;
}

/** What the order would be on arrival: one without a price never waits for another. */
export function roleOf(form: TicketForm, now: MarketNow): LiquidityRole {
  return !TYPE_RULES[form.type].hasPrice || wouldTake(form, now) ? 'TAKER' : 'MAKER';
}

/** How far a market order's average lies from the best price, in percent with two decimals, rounded up; undefined without a fill. */
export function slippagePercent(form: TicketForm, walk: Walk, now: MarketNow): string | undefined {
  const best = oppositeLevels(form, now)[0]?.price;
  if (best === undefined || walk.averagePrice === undefined) return undefined;
  const away = form.side === 'BUY' ? subtract(walk.averagePrice, best) : subtract(best, walk.averagePrice);
  return divide(multiply(max('0', away), '100'), best, 'up', 2);
}
