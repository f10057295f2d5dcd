import { useEffect, useLayoutEffect, useMemo } from 'react';
import { usePairs } from '@/src/api/queries/market';
import { useSite } from '@/src/brand/SiteContext';
import { useStoredGrouping } from '@/src/market/book/useGrouping';
import { MarketProvider } from '@/src/market/MarketContext';
import { usePairHistory } from '@/src/market/pair/usePairHistory';
import { MobileSkeleton } from '@/src/market/phone/MobileSkeleton';
import { MobileTrade } from '@/src/market/phone/MobileTrade';
import { rememberPair } from '@/src/market/preferences';
import { tradeMarketOf } from '@/src/market/tradeMarket';
import { useTradeLayout } from '@/src/market/workspace/useTradeLayout';
import { TradeTerminal } from '@/src/market/workspace/Workspace';
import { type MarketStart, useInstrument, useMarketStart } from '@/src/realtime';
import { useAppDispatch } from '@/src/state/hooks';
import { pairChanged, pairPickerToggled, phoneViewChanged } from '@/src/state/tradeSlice';

export interface SpotTradeScreenProps {
  /** BTC_USDT */
  pair: string;
  /** What the server knew of it. */
  start?: MarketStart;
}

/** The spot terminal of one pair. Renders anew when the pair or the arrangement changes, never for a price. */
export function SpotTradeScreen({ pair, start }: SpotTradeScreenProps) {
  useMarketStart(start);
  const site = useSite();
  const { data: pairs } = usePairs();
  const told = useInstrument(pair);
  const width = useTradeLayout();
  const market = useMemo(() => tradeMarketOf(pair, site, told ?? pairs?.find((known) => known.symbol === pair)), [pair, site, pairs, told]);
  const { symbol, base, quote } = market;
  const dispatch = useAppDispatch();
  // Before the next frame: what was typed for one pair must never show under another.
  useLayoutEffect(() => {
    dispatch(pairChanged({ symbol, base, quote, dailyChanges: undefined, price: undefined }));
    rememberPair(symbol);
  }, [dispatch, symbol, base, quote]);
  useEffect(
    () => () => {
      dispatch(pairPickerToggled(false));
      dispatch(phoneViewChanged('chart'));
    },
    [dispatch],
  );
  useStoredGrouping(symbol);
  usePairHistory();
  return (
    <MarketProvider value={market}>
      {width === 'mobile' ? <MobileTrade /> : <TradeTerminal width={width} />}
      {width === undefined ? <MobileSkeleton /> : null}
    </MarketProvider>
  );
}
