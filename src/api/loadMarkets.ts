import type { CallData } from '@/contract/calls';
import type { PageVisit } from './pageVisit';
import { serverCall } from './serverCall';

/** All pairs with their prices: what the home page and the markets page start with. */
export interface MarketsStart {
  pairs?: CallData<'pairs'>;
  coins?: CallData<'coins'>;
  tickers?: CallData<'tickers'>;
  sparklines?: CallData<'sparklines'>;
}

/** Parts that could not be had are left for the browser to ask for. */
export async function loadMarkets(visit: Pick<PageVisit, 'host' | 'language'>): Promise<{ initial: MarketsStart }> {
  const [pairs, coins, tickers, sparklines] = await Promise.all([
    serverCall('pairs', {}, visit),
    serverCall('coins', {}, visit),
    serverCall('tickers', {}, visit),
    serverCall('sparklines', {}, visit),
  ]);
  // Props travel as JSON, which has no undefined.
  return { initial: { ...(pairs && { pairs }), ...(coins && { coins }), ...(tickers && { tickers }), ...(sparklines && { sparklines }) } };
}
