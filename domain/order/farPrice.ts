import { compare, divide, isZero, multiply, subtract } from '../money/decimal';
import { fromMultiples, toMultiples } from '../money/increments';
import { TYPE_RULES } from './orderTypes';
import type { MarketNow, TicketForm } from './ticketForm';
import { oppositeLevels } from './ticketMath';

/** Percent from the market beyond which a limit price asks whether it is meant. */
const FAR_PERCENT = '5';
const PERCENT_DECIMALS = 2;

/** What a limit price is measured against: the best price it could trade at, else the last, else the reference; in quote. */
export function marketPrice(form: TicketForm, now: MarketNow): string | undefined {
  return oppositeLevels(form, now)[0]?.price ?? now.last ?? now.reference;
}

/** How far a price lies from another, in percent of that one: below is negative; two decimals, rounded half up. */
export function percentFrom(price: string, other: string): string | undefined {
  return isZero(other) ? undefined : divide(multiply(subtract(price, other), '100'), other, 'half-up', PERCENT_DECIMALS);
}

const distance = (one: string, other: string) => (compare(one, other) < 0 ? subtract(other, one) : subtract(one, other));

/** Whether a price lies more than 5 % from the market, on either side. */
export function isFar(price: string, market: string): boolean {
  return compare(multiply(distance(price, market), '100'), multiply(market, FAR_PERCENT)) > 0;
}

/**
 * The price of the market that a limit price is far from; undefined where it is far from none. The best price it could trade at comes
 * first, but in a thin book that may be anybody's: what the market has settled at over some minutes must be near as well.
 */
export function farFrom(form: TicketForm, now: MarketNow): string | undefined {
  const { type, price } = form;
  if (!TYPE_RULES[type].hasPrice || price === undefined) return undefined;
  return [marketPrice(form, now), now.reference ?? now.last].find((market) => market !== undefined && isFar(price, market));
}

/**
 * The price that was probably meant by one far from the market: the mark or zeros in the wrong place (96.5, 9650), else two digits
 * swapped, else a digit too many. The nearest to the market of those on the tick; undefined when none of them is near it. `settled` is
 * what the market has settled at over some minutes: in a thin book the best price may be anybody's, and nobody is led to it.
 */
export function likelyPrice(price: string, market: string, increment: string, settled = market): string | undefined {
  if (!isFar(price, market) || !isFar(price, settled)) return undefined;
  const nearest = (candidates: readonly string[]) =>
    candidates
      .map((candidate) => onTick(candidate, increment))
      .filter((candidate) => candidate !== undefined && !isFar(candidate, market) && !isFar(candidate, settled))
      .toSorted((one = '', other = '') => compare(distance(one, market), distance(other, market)))[0];
  return nearest(shifted(price)) ?? nearest(withTwoSwapped(price)) ?? nearest(withoutOneDigit(price));
}

const POWERS = ['10', '100', '1000', '10000', '100000', '1000000'];
const INVERSES = ['0.1', '0.01', '0.001', '0.0001', '0.00001', '0.000001'];

const shifted = (price: string) => [...POWERS, ...INVERSES].map((power) => multiply(price, power));

const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character);

function withoutOneDigit(price: string): string[] {
  const shorter = [...price].map((character, index) => (isDigit(character) ? price.slice(0, index) + price.slice(index + 1) : undefined));
  return shorter.filter((candidate) => candidate !== undefined).filter((candidate) => /^\d+(\.\d+)?$/.test(candidate));
}

function withTwoSwapped(price: string): string[] {
  const swaps = [...price].map((character, index) => {
    const next = price[index + 1];
    if (!isDigit(character) || next === undefined || !isDigit(next)) return undefined;
    return price.slice(0, index) + next + character + price.slice(index + 2);
  });
  return swaps.filter((candidate) => candidate !== undefined);
}

/** The candidate in the notation of the tick; undefined beside a tick. */
function onTick(candidate: string, increment: string): string | undefined {
  const count = toMultiples(candidate, increment);
  return count === undefined ? undefined : fromMultiples(count, increment);
}
