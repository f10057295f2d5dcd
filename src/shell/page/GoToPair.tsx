import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useListing } from '@/src/brand/ListingContext';
import { pathTo } from '@/src/config/matchRoute';

interface GoToPairProps {
  /** The brand's first pair. */
  first: string;
  /** Reads the pair opened last on this device. */
  readLast: () => string | undefined;
}

/** Goes on to the pair opened last, or to the first while that one is not shown. */
export function GoToPair({ first, readLast }: GoToPairProps) {
  const router = useRouter();
  const { openTradeSymbols } = useListing();
  useEffect(() => {
    const last = readLast();
    const pair = last !== undefined && openTradeSymbols[last]?.isShow ? last : first;
    void router.replace(pathTo('spotPair', { pair }));
  }, [first, readLast, router, openTradeSymbols]);
  return null;
}
