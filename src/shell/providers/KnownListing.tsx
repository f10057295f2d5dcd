import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import useSWR from 'swr';
import { call } from '@/src/api/call';
import { ListingProvider } from '@/src/brand/ListingContext';
import { type Listing, listingOf } from '@/src/brand/shellSite';

interface KnownListingProps {
  /** By the page that is shown, where it shows coins or pairs. */
  brought: Listing | undefined;
  children: ReactNode;
}

const readListing = async (): Promise<Listing> => listingOf(await call('siteConfig', {}, { hideErrors: false }));

/** The brand's listing: the page's own, else what an earlier page brought, else asked for once something needs it. */
export function KnownListing({ brought, children }: KnownListingProps) {
  const [isAsked, setIsAsked] = useState(false);
  const earlier = useRef<Listing>(undefined);
  if (brought) earlier.current = brought;
  const known = brought ?? earlier.current;
  const { data } = useSWR(isAsked && !known ? 'listing' : null, readListing, { revalidateOnFocus: false });
  const ask = useCallback(() => setIsAsked(true), []);
  const listing = known ?? data;
  const source = useMemo(() => ({ listing, ask }), [listing, ask]);
  return <ListingProvider source={source}>{children}</ListingProvider>;
}
