import { AppError } from '../appError';
import type { MoneyWriter } from '../money/moneyWriter';
import type { Market } from '../money/records/market';
import type { Clock } from '../ports/clock';
import type { SpotQueries, WebsocketTokenStore } from './spotQueries';

/** What the spot use cases stand on. */
export interface SpotContext {
  writer: MoneyWriter;
  /** Listed markets by symbol. */
  markets: ReadonlyMap<string, Market>;
  queries: SpotQueries;
  websocketTokens: WebsocketTokenStore;
  clock: Clock;
}

/** Throws symbolUnknown. */
export function marketOf({ markets }: Pick<SpotContext, 'markets'>, symbol: string): Market {
  const market = markets.get(symbol);
  if (!market) throw new AppError('symbolUnknown', symbol);
  return market;
}
