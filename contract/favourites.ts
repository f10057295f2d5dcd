import Type, { type Static } from 'typebox';
import { SymbolName } from './primitives';

/** Spot pairs a user has collected, in the order of collecting. */
export const Favourites = Type.Array(SymbolName);
export type Favourites = Static<typeof Favourites>;

export const FavouriteChange = Type.Object({ symbol: SymbolName }, { additionalProperties: false });
