import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useListing } from '@/src/brand/ListingContext';
import { type MarketStart, useInstrument, useMarketStart } from '@/src/realtime';
import { useAppDispatch } from '@/src/state/hooks';
import { pairChanged, pairPickerToggled, phoneViewChanged } from '@/src/state/tradeSlice';
import { useStoredGrouping } from './book/useGrouping';
import { type MarketKind, MarketProvider } from './MarketContext';
import { usePairHistory } from './pair/usePairHistory';
import { PhoneWorkspace } from './phone/PhoneWorkspace';
import { rememberPair } from './preferences';
import { tradeMarketOf } from './tradeMarket';
import { AsServed } from './workspace/AsServed';
import type { OwnPanels } from './workspace/ownPanels';
import { layoutOfWindow, useTradeLayout } from './workspace/useTradeLayout';
import { Workspace } from './workspace/Workspace';

export interface MarketScreenProps {
  /** BTC_USDT */
  pair: string;
  /** What the server knew of it. */
  start?: MarketStart;
  /** One object for the whole life of the page. */
  kind: MarketKind;
  own: OwnPanels;
}

/** The terminal of one market. Renders anew when the pair or the arrangement changes, never for a price. */
export function MarketScreen({ pair, start, kind, own }: MarketScreenProps) {
  useMarketStart(start);
  const listing = useListing();
  const { useInstruments } = kind;
  const { data: listed } = useInstruments();
  const told = useInstrument(pair);
  const width = useTradeLayout();
  const market = useMemo(() => ({ ...tradeMarketOf(pair, listing, told ?? listed), ...kind }), [pair, listing, listed, told, kind]);
  const { symbol, base, quote } = market;
  const dispatch = useAppDispatch();
  // Before the next frame: what was typed for one pair must never show under another.
  useLayoutEffect(() => {
    dispatch(pairChanged({ symbol, base, quote }));
    rememberPair(kind.kind, symbol);
  }, [dispatch, kind, symbol, base, quote]);
  useEffect(
    () => () => {
      dispatch(pairPickerToggled(false));
      dispatch(phoneViewChanged('chart'));
    },
    [dispatch],
  );
  useStoredGrouping(symbol);
  usePairHistory();
  // The server draws both, the style sheet shows one, and the browser wakes no other up.
  const here = width ?? layoutOfWindow();
  const isPhone = here === undefined ? undefined : here === 'mobile';
  const asServed = width === undefined ? <AsServed /> : null;
  return (
    <MarketProvider value={market}>
      {isPhone === true ? asServed : <Workspace width={width} own={own} />}
      {isPhone === false ? asServed : <PhoneWorkspace own={own} />}
    </MarketProvider>
  );
}
