import type { Coin } from '@/contract/market';
import { ExchangeAway } from './exchangeAway';
import type { PageVisit } from './pageVisit';
import { serverCall } from './serverCall';

/**
 * The coin of a page of one coin, by the address; whatever case it is written in. Undefined, which answers 404: there is none that chains
 * carry, as of money. @throws ExchangeAway
 */
export async function loadCoin(visit: Pick<PageVisit, 'params' | 'host' | 'language'>): Promise<{ coin: Coin } | undefined> {
  const symbol = String(visit.params.coin).toUpperCase();
  const coins = await serverCall('coins', {}, visit);
  if (!coins) throw new ExchangeAway();
  const coin = coins.find(({ coinSymbol, isFiat }) => coinSymbol === symbol && !isFiat);
  return coin && { coin };
}

/** Its symbol alone, for pages that read the rest themselves. @throws ExchangeAway */
export async function loadCoinSymbol(visit: Parameters<typeof loadCoin>[0]): Promise<{ coin: string } | undefined> {
  const named = await loadCoin(visit);
  return named && { coin: named.coin.coinSymbol };
}
