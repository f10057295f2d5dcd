import { canCancelIn, placingIn } from '@/domain/market/marketState';
import { AppError } from '../../appError';
import type { Desk } from '../desk/desk';
import type { MarketDesk } from '../desk/market/marketDesk';
import { stateOf } from '../desk/market/marketRules';
import type { OrderTerms } from '../records/spotOrderRecord';

/** Whether the market takes this order: `resting` only if it trades with nobody on arrival. Throws why it takes none at all. */
export function admitOrder(desk: Desk, marketDesk: MarketDesk, terms: OrderTerms): 'any' | 'resting' {
  const state = stateOf(desk, marketDesk);
  switch (placingIn(state)) {
    case 'ANY':
      return 'any';
    case 'RESTING':
      if (terms.type === 'MARKET' || terms.timeInForce !== 'GTC') throw new AppError('marketPostOnly');
      return 'resting';
    case 'NONE':
      throw new AppError(canCancelIn(state) ? 'marketPaused' : 'marketHalted');
  }
}

export const canCancel = (desk: Desk, symbol: string): boolean => canCancelIn(stateOf(desk, desk.marketDesk(symbol)));

/** Throws marketHalted where not even cancels are taken. */
export function admitCancel(desk: Desk, symbol: string): void {
  if (!canCancel(desk, symbol)) throw new AppError('marketHalted');
}
