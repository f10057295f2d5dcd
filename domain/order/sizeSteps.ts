import { min } from '../money/decimal';
import { stepped } from '../money/steps';
import type { MarketRules, TicketForm } from './ticketForm';

/**
 * The size a number of steps up or down, for arrow keys: whole lots of base between the market's smallest and largest order. Sizes in
 * quote go by the smallest total, the one round amount of quote a market has.
 */
export function steppedSize({ size = '0', sizeUnit }: TicketForm, rules: MarketRules, count: number): string {
  if (sizeUnit === 'QUOTE') return stepped(size, rules.minNotional, count, rules.minNotional);
  return min(rules.maxQuantity, stepped(size, rules.quantityIncrement, count, rules.minQuantity));
}
