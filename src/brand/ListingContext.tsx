import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { Listing } from './shellSite';

interface ListingSource {
  /** Undefined until it is there. */
  listing: Listing | undefined;
  ask: () => void;
}

const NOTHING_YET: Listing = { coinInfo: {}, openTradeSymbols: {} };
const ListingContext = createContext<ListingSource>({ listing: undefined, ask: () => undefined });

/** @param source where the listing is had from by what asks for it on a page that did not bring it */
export function ListingProvider({ source, children }: { source: ListingSource; children: ReactNode }) {
  return <ListingContext.Provider value={source}>{children}</ListingContext.Provider>;
}

/**
 * The coins and pairs of the brand. Pages that show them bring them; elsewhere (palette, dialogs) they are asked for with the first that
 * needs them, and until they come nothing is listed: amounts then stand with all their digits, as those of a pair that was delisted.
 */
export function useListing(): Listing {
  const { listing, ask } = useContext(ListingContext);
  useEffect(() => {
    if (!listing) ask();
  }, [listing, ask]);
  return listing ?? NOTHING_YET;
}
