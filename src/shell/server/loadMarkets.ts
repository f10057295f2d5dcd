import type { CallData } from '@/contract/calls';
import { serverCall } from '@/src/api/serverCall';
import type { PageVisit } from './servePage';

export interface MarketsStart {
  pairs?: CallData<'pairs'>;
  coins?: CallData<'coins'>;
  tickers?: CallData<'tickers'>;
  sparklines?: CallData<'sparklines'>;
}

/** What the markets page starts with; parts that could not be had are left for the browser to ask for. */
export async function loadMarkets(visit: PageVisit): Promise<{ initial: MarketsStart }> {
  const [pairs, coins, tickers, sparklines] = await Promise.all([
    serverCall('pairs', {}, visit),
    serverCall('coins', {}, visit),
    serverCall('tickers', {}, visit),
    serverCall('sparklines', {}, visit),
  ]);
  // Props travel as JSON, which has no undefined.
  return { initial: { ...(pairs && { pairs }), ...(coins && { coins }), ...(tickers && { tickers }), ...(sparklines && { sparklines }) } };
}
