import type { Coin } from '@/contract/market';
import { serverCall } from '@/src/api/serverCall';
import type { PageVisit } from './servePage';

/** The coin of a page of one coin, by the address; whatever case it is written in. Undefined: there is none that chains carry. */
export async function loadCoin(visit: PageVisit): Promise<{ coin: Coin } | undefined> {
  const symbol = String(visit.params.coin).toUpperCase();
  const coins = await serverCall('coins', {}, visit);
  const coin = coins?.find(({ coinSymbol, isFiat }) => coinSymbol === symbol && !isFiat);
  return coin && { coin };
}
