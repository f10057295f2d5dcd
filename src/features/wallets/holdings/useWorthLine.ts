import { useEffect, useMemo, useState } from 'react';
import type { CallParams } from '@/contract/calls';
import { useWalletWorth } from '@/src/api/queries/wallet';
import { useHasToken } from '@/src/lib/useHasToken';
import { changeOver, RECENT, WHOLE_YEAR, type WorthRange, worthLine } from './worthLine';

const MINUTE_MS = 60_000;

/** The moment, by the minute. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/**
 * What wallets, or one of them, were worth hour by hour and day by day, up to what they are worth now; and how that changed. One answer
 * draws all ranges but the year, which is asked for when it is looked at.
 */
export function useWorthLine(wallet: CallParams<'walletWorth'>['wallet'], usd: string | undefined) {
  const [range, setRange] = useState<WorthRange>('month');
  const now = useNow();
  const isSignedIn = useHasToken(true);
  const isYear = range === 'year';
  const recent = useWalletWorth(isSignedIn, { ...RECENT, ...(wallet && { wallet }) });
  const year = useWalletWorth(isSignedIn && isYear, { ...WHOLE_YEAR, ...(wallet && { wallet }) });
  const { data, error, mutate } = isYear ? year : recent;
  const points = useMemo(() => (data && usd !== undefined ? worthLine(data, range, usd, now) : undefined), [data, range, usd, now]);
  const changes = useMemo(() => {
    const known = recent.data;
    if (!known || usd === undefined) return undefined;
    return { day: changeOver('day', known, usd, now), month: changeOver('month', known, usd, now) };
  }, [recent.data, usd, now]);
  return { range, setRange, points, changes, error: data ? undefined : error, retry: () => void mutate() };
}
