import { createContext, type ReactNode, useContext, useMemo } from 'react';

interface PairFavourites {
  isFavourite: (symbol: string) => boolean;
  toggle: (symbol: string) => void;
}

const NOTHING_COLLECTED: PairFavourites = { isFavourite: () => false, toggle: () => undefined };
const Context = createContext(NOTHING_COLLECTED);

/** Hands the favourites past the rows: pressing a star renders the stars, not the table. */
export function PairFavouritesProvider({ isFavourite, toggle, children }: PairFavourites & { children: ReactNode }) {
  const value = useMemo(() => ({ isFavourite, toggle }), [isFavourite, toggle]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export const usePairFavourites = () => useContext(Context);
