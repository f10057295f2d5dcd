import { useEffect, useMemo, useState } from 'react';
import type { CallParams } from '@/contract/calls';
import { useWalletWorth } from '@/src/api/queries/wallet';
import { useHasToken } from '@/src/lib/useHasToken';
import { changeToday, worthLine } from './worthLine';

export const WORTH_RANGES = { week: 7, month: 30, year: 365 } as const;
export type WorthRange = keyof typeof WORTH_RANGES;

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

/** What wallets, or one of them, were worth day by day, up to what they are worth now; and how that changed today. */
export function useWorthLine(wallet: CallParams<'walletWorth'>['wallet'], usd: string | undefined) {
  const [range, setRange] = useState<WorthRange>('month');
  const now = useNow();
  const asked = useMemo(() => ({ days: WORTH_RANGES[range], ...(wallet && { wallet }) }), [range, wallet]);
  const { data, error, mutate } = useWalletWorth(useHasToken(true), asked);
  const days = data?.days;
  return {
    range,
    setRange,
    points: useMemo(() => (days && usd !== undefined ? worthLine(days, usd, now) : undefined), [days, usd, now]),
    change: days && usd !== undefined ? changeToday(days, usd, now) : undefined,
    error: data ? undefined : error,
    retry: () => void mutate(),
  };
}
