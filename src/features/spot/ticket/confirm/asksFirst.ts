import { compare } from '@/domain/money/decimal';
import { farFrom } from '@/domain/order/farPrice';
import { TYPE_RULES } from '@/domain/order/orderTypes';
import type { MarketNow, TicketForm } from '@/domain/order/ticketForm';
import { slippagePercent } from '@/domain/order/ticketMath';
import type { Walk } from '@/domain/order/walkBook';
import { type AskRules, asksMarket } from '@/src/market/ticket/askRules';
import type { Freshness } from '@/src/realtime';

/** Percent from which a market order always asks first. */
const SLIPPAGE_LIMIT = '1';

/** Whether a market order would move the price so far that it must be said. */
export function isCostly(form: TicketForm, walk: Walk, now: MarketNow): boolean {
  const slippage = slippagePercent(form, walk, now);
  return slippage !== undefined && compare(slippage, SLIPPAGE_LIMIT) > 0;
}

/** Whether an order asks before it is sent: because its owner wants that, or because something about it is out of the ordinary. */
export function asksFirst(
  form: TicketForm,
  walk: Walk | undefined,
  now: MarketNow,
  freshness: Freshness,
  rules: AskRules,
  quote: string,
): boolean {
  if (TYPE_RULES[form.type].hasPrice) return rules.limit || farFrom(form, now) !== undefined;
  if (!walk) return false;
  return freshness.kind === 'delayed' || !walk.isComplete || isCostly(form, walk, now) || asksMarket(rules, quote, walk.quote);
}
