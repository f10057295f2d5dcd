import { roundDecimals, subtract } from '../money/decimal';
import type { LiquidityRole } from './enums';
import { TYPE_RULES } from './orderTypes';
import type { MarketNow, MarketRules, SpendableBalances, TicketForm } from './ticketForm';
import { bookWalk, type FeeEstimate, type FeeRates, feeEstimate, limitTotal, roleOf } from './ticketMath';

/** What an order comes to if all of it fills as it is meant. Amounts are decimals; undefined while they cannot be told. */
export interface OrderOutcome {
  /** Bought or sold, in base. */
  base: string | undefined;
  /** Paid or received before the fee, in quote. */
  quote: string | undefined;
  role: LiquidityRole;
  /** Share of what is received: "0.001" is 0.1 %. */
  feeRate: string | undefined;
  fee: FeeEstimate | undefined;
  /** What is received less the fee, in the fee's asset. */
  received: string | undefined;
  /** What can be spent of the asset that is given once it is held. */
  availableAfter: string | undefined;
}

/** Everything the owner of a form is told before it is sent. */
export function orderOutcome(
  form: TicketForm,
  rules: MarketRules,
  now: MarketNow,
  balances: SpendableBalances,
  rates: FeeRates | undefined,
): OrderOutcome {
  const { hasPrice } = TYPE_RULES[form.type];
  const walk = bookWalk(form, rules, now);
  const base = hasPrice ? form.size : walk?.base;
  const quote = hasPrice ? limitTotal(form) : walk?.quote;
  const role = roleOf(form, now);
  const fee = rates && feeEstimate(form, rules, now, rates);
  const isBuy = form.side === 'BUY';
  const [given, gross, available] = isBuy ? [quote, base, balances.quote] : [base, quote, balances.base];
  return {
    base,
    quote,
    role,
    feeRate: role === 'TAKER' ? rates?.taker : rates?.maker,
    fee,
    received: fee && gross !== undefined ? subtract(gross, fee.amount) : undefined,
    availableAfter: available !== undefined && given !== undefined ? subtract(available, given) : undefined,
  };
}

/** A total in the decimals it is shown in: never less than a buyer pays, never more than a seller gets. */
export function shownTotal(total: string, form: TicketForm, decimals: number): string {
  return roundDecimals(total, decimals, form.side === 'BUY' ? 'up' : 'down');
}
