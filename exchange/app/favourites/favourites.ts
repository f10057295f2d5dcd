import type { Favourites } from '@/contract/favourites';
import type { Actor } from '../actor';
import { AppError } from '../appError';

/** Where favourites are kept, each user's own. */
export interface FavouriteStore {
  /** In the order of collecting. */
  list(userId: string): Promise<string[]>;
  /** False, and nothing kept, when the user has `most` of them already. One that is kept stays where it is. */
  collect(userId: string, symbol: string, most: number): Promise<boolean>;
  uncollect(userId: string, symbol: string): Promise<void>;
}

export interface FavouriteContext {
  store: FavouriteStore;
  /** Listed markets by symbol. */
  markets: ReadonlyMap<string, unknown>;
}

export const MOST_FAVOURITES = 200;

export function readFavourites({ store }: FavouriteContext, actor: Actor): Promise<Favourites> {
  return store.list(actor.userId);
}

/** Collects one pair, as often as it is asked. Throws symbolUnknown or tooManyFavourites. */
export async function collectFavourite({ store, markets }: FavouriteContext, actor: Actor, symbol: string): Promise<Favourites> {
  if (!markets.has(symbol)) throw new AppError('symbolUnknown', symbol);
  const isKept = await store.collect(actor.userId, symbol, MOST_FAVOURITES);
  if (!isKept) throw new AppError('tooManyFavourites', MOST_FAVOURITES);
  return store.list(actor.userId);
}

/** Un-collects one pair, collected or not. Throws symbolUnknown. */
export async function uncollectFavourite({ store, markets }: FavouriteContext, actor: Actor, symbol: string): Promise<Favourites> {
  if (!markets.has(symbol)) throw new AppError('symbolUnknown', symbol);
  await store.uncollect(actor.userId, symbol);
  return store.list(actor.userId);
}
