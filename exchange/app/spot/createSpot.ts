import type { RunningMoneyWriter } from '../money/moneyWriter';
import type { Clock } from '../ports/clock';
import type { SpotContext } from './context';
import type { SpotQueries, WebsocketTokenStore } from './spotQueries';

export interface SpotParts {
  writer: RunningMoneyWriter;
  queries: SpotQueries;
  websocketTokens: WebsocketTokenStore;
  clock: Clock;
}

/** What registerSpotRoutes and the stream's token check take. */
export function createSpot({ writer, queries, websocketTokens, clock }: SpotParts): SpotContext {
  return { writer, markets: writer.markets, queries, websocketTokens, clock };
}
