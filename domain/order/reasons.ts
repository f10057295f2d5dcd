import { canCancelIn, placingIn } from '../market/marketState';
import { add, compare, isZero, multiply, roundTo, subtract } from '../money/decimal';
import { toMultiples } from '../money/increments';
import type { OrderSide } from './enums';
import { type ReasonRule, TYPE_RULES } from './orderTypes';
import type { MarketNow, MarketRules, SpendableBalances, TicketForm } from './ticketForm';
import { bookWalk, limitTotal, maxSize, oppositeLevels, wouldTake } from './ticketMath';

/** Why an order cannot be sent. Values are decimals; `asset` names their unit. */
export type Reason =
  /** The account trades nothing; by itself, before all that a ticket says. */
  | { kind: 'accountFrozen' | 'accountSelfFrozen' }
  /** Paused: orders can be cancelled. Halted: nothing moves. Post-only: this order would trade, or might. */
  | { kind: 'marketPaused' | 'marketHalted' | 'marketPostOnly' }
  | { kind: 'priceMissing' }
  | { kind: 'sizeMissing' }
  | { kind: 'noLiquidity' }
  | { kind: 'priceTick' | 'sizeLot' | 'sizeTooSmall' | 'sizeTooLarge' | 'notionalTooSmall'; value: string; asset: string }
  | { kind: 'priceAboveBand' | 'priceBelowBand' | 'postOnlyWouldTake'; value: string; asset: string }
  /** `value` is the largest size possible, in the form's unit; undefined when nothing of it can be spent. */
  | { kind: 'balanceTooLow'; value: string | undefined; asset: string };

type Rule = (form: TicketForm, rules: MarketRules, balances: SpendableBalances, now: MarketNow) => Reason | undefined;

const RULES: Readonly<Record<ReasonRule, Rule>> = {
  marketOpen,
  priceGiven,
  sizeGiven,
  priceOnTick,
  sizeOnLot,
  sizeWithinLimits,
  notionalLargeEnough,
  priceWithinBand,
  affordable,
  somebodyToTradeWith,
  postOnlyRests,
};

/** Every reason why not, most basic first; empty when the order may be sent. The exchange checks again and has the last word. */
export function reasons(form: TicketForm, rules: MarketRules, balances: SpendableBalances, now: MarketNow): Reason[] {
  return TYPE_RULES[form.type].reasons.map((rule) => RULES[rule](form, rules, balances, now)).filter((reason) => reason !== undefined);
}

function marketOpen(form: TicketForm, rules: MarketRules, _balances: SpendableBalances, now: MarketNow): Reason | undefined {
  switch (placingIn(rules.state)) {
    case 'ANY':
      return undefined;
    case 'RESTING':
      return !TYPE_RULES[form.type].canRest || form.timeInForce !== 'GTC' || wouldTake(form, now) ? { kind: 'marketPostOnly' } : undefined;
    case 'NONE':
      return { kind: canCancelIn(rules.state) ? 'marketPaused' : 'marketHalted' };
  }
}

function priceGiven(form: TicketForm): Reason | undefined {
  return form.price === undefined || isZero(form.price) ? { kind: 'priceMissing' } : undefined;
}

function sizeGiven(form: TicketForm): Reason | undefined {
  return form.size === undefined || isZero(form.size) ? { kind: 'sizeMissing' } : undefined;
}

function priceOnTick(form: TicketForm, rules: MarketRules): Reason | undefined {
  if (form.price === undefined) return undefined;
  if (toMultiples(form.price, rules.priceIncrement) !== undefined) return undefined;
  return { kind: 'priceTick', value: rules.priceIncrement, asset: rules.quote };
}

function sizeOnLot(form: TicketForm, rules: MarketRules): Reason | undefined {
  if (form.sizeUnit === 'QUOTE' || form.size === undefined) return undefined;
  if (toMultiples(form.size, rules.quantityIncrement) !== undefined) return undefined;
  return { kind: 'sizeLot', value: rules.quantityIncrement, asset: rules.base };
}

function sizeWithinLimits(form: TicketForm, rules: MarketRules): Reason | undefined {
  if (form.sizeUnit === 'QUOTE' || form.size === undefined || isZero(form.size)) return undefined;
  if (compare(form.size, rules.minQuantity) < 0) return { kind: 'sizeTooSmall', value: rules.minQuantity, asset: rules.base };
  if (compare(form.size, rules.maxQuantity) > 0) return { kind: 'sizeTooLarge', value: rules.maxQuantity, asset: rules.base };
  return undefined;
}

function notionalLargeEnough(form: TicketForm, rules: MarketRules, _balances: SpendableBalances, now: MarketNow): Reason | undefined {
  if (form.size === undefined || isZero(form.size)) return undefined;
  const notional = TYPE_RULES[form.type].hasPrice ? limitTotal(form) : marketNotional(form, rules, now);
  if (notional === undefined || isZero(notional) || compare(notional, rules.minNotional) >= 0) return undefined;
  return { kind: 'notionalTooSmall', value: rules.minNotional, asset: rules.quote };
}

function marketNotional(form: TicketForm, rules: MarketRules, now: MarketNow): string | undefined {
  return form.sizeUnit === 'QUOTE' ? form.size : bookWalk(form, rules, now)?.quote;
}

/** The worst price an order of this side may have, or trade at, in quote on the tick; undefined while the reference is not known. */
export function bandLimit(side: OrderSide, rules: MarketRules, now: MarketNow): string | undefined {
  if (now.reference === undefined) return undefined;
  const share = side === 'BUY' ? add('1', rules.priceBand) : subtract('1', rules.priceBand);
  return roundTo(multiply(now.reference, share), rules.priceIncrement, side === 'BUY' ? 'down' : 'up');
}

function priceWithinBand(form: TicketForm, rules: MarketRules, _balances: SpendableBalances, now: MarketNow): Reason | undefined {
  const limit = bandLimit(form.side, rules, now);
  if (form.price === undefined || isZero(form.price) || limit === undefined) return undefined;
  if (form.side === 'BUY') return compare(form.price, limit) > 0 ? { kind: 'priceAboveBand', value: limit, asset: rules.quote } : undefined;
  return compare(form.price, limit) < 0 ? { kind: 'priceBelowBand', value: limit, asset: rules.quote } : undefined;
}

function affordable(form: TicketForm, rules: MarketRules, balances: SpendableBalances, now: MarketNow): Reason | undefined {
  const spendable = form.side === 'BUY' ? balances.quote : balances.base;
  const needed = spendNeeded(form, rules, now);
  if (spendable === undefined || needed === undefined || compare(needed, spendable) <= 0) return undefined;
  const largest = maxSize(form, rules, balances, now);
  const hasAny = largest !== undefined && !isZero(largest);
  return { kind: 'balanceTooLow', value: hasAny ? largest : undefined, asset: form.sizeUnit === 'BASE' ? rules.base : rules.quote };
}

/** What the order would reserve of the asset it spends. */
function spendNeeded(form: TicketForm, rules: MarketRules, now: MarketNow): string | undefined {
  if (form.size === undefined) return undefined;
  if (TYPE_RULES[form.type].hasPrice) return form.side === 'BUY' ? limitTotal(form) : form.size;
  const isOwnUnit = (form.side === 'BUY') === (form.sizeUnit === 'QUOTE');
  if (isOwnUnit) return form.size;
  const walk = bookWalk(form, rules, now);
  return form.side === 'BUY' ? walk?.quote : walk?.base;
}

function somebodyToTradeWith(form: TicketForm, _rules: MarketRules, _balances: SpendableBalances, now: MarketNow): Reason | undefined {
  return oppositeLevels(form, now).length === 0 ? { kind: 'noLiquidity' } : undefined;
}

function postOnlyRests(form: TicketForm, rules: MarketRules, _balances: SpendableBalances, now: MarketNow): Reason | undefined {
  const best = oppositeLevels(form, now)[0]?.price;
  const isTaking = form.isPostOnly && wouldTake(form, now);
  return isTaking && best !== undefined ? { kind: 'postOnlyWouldTake', value: best, asset: rules.quote } : undefined;
}
