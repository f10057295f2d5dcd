import { compare } from '@/domain/money/decimal';
import type { MarketNow, TicketForm } from '@/domain/order/ticketForm';
import { slippagePercent } from '@/domain/order/ticketMath';
import type { Walk } from '@/domain/order/walkBook';
import type { Freshness } from '@/src/realtime';

/** Percent from which a market order always asks first. */
const SLIPPAGE_LIMIT = '1';

/** Whether a market order asks before it is sent: the price is old, the book too thin, or the slippage large. */
export function needsConfirm(form: TicketForm, walk: Walk | undefined, now: MarketNow, freshness: Freshness): boolean {
  if (form.type !== 'MARKET' || !walk) return false;
  const slippage = slippagePercent(form, walk, now);
  const isCostly = slippage !== undefined && compare(slippage, SLIPPAGE_LIMIT) > 0;
  return freshness.kind === 'delayed' || !walk.isComplete || isCostly;
}
