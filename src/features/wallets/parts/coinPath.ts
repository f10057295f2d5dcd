import { pathTo } from '@/src/config/matchRoute';
import type { Shelf } from '../holdings/assetRows';

/** The page of a coin, in the wallet it is looked at in; of all together in the main one. */
export const coinPath = (shelf: Shelf, coin: string): string =>
  pathTo('walletsCoin', { wallet: shelf === 'TRADE' ? 'trade' : 'main', coin: coin.toLowerCase() });
