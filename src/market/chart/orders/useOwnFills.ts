import { useMemo } from 'react';
import type { OwnFill } from '@/contract/ownOrder';
import { type FillMark, fillMarks } from '@/domain/chart/fillMarks';
import type { KlineInterval } from '@/domain/chart/intervals';
import { useOwnAccount, useRealtime } from '@/src/realtime';
import { useMarket } from '../../MarketContext';
import type { FillSign } from '../price/overlay/overlayState';
import { useChartSettings } from '../settings/chartSettings';

/** Own fills by candle. */
export interface FillGroups {
  /** One mark for each side traded in a candle. */
  signs: readonly FillSign[];
  /** What was traded in the candle that opened at `time`, in seconds since the epoch. */
  at(time: number): readonly FillMark<OwnFill>[];
}

/** Own fills of the market in view: the newest page, and those of this visit. None while they are switched off. */
export function useOwnFills(interval: KlineInterval): FillGroups {
  const { symbol, useNewestFills } = useMarket();
  const { isSignedIn } = useRealtime();
  const { showsFills } = useChartSettings();
  const { data } = useNewestFills(symbol, isSignedIn && showsFills);
  const { fills: ofVisit } = useOwnAccount();
  return useMemo(() => {
    const known = [...(data?.records ?? []), ...ofVisit.filter((fill) => fill.symbol === symbol)];
    const distinct = new Map(known.map((fill) => [`${fill.tradeId}/${fill.orderId}`, fill]));
    const marks = showsFills ? fillMarks([...distinct.values()], interval) : [];
    return {
      signs: marks.map(({ time, side }) => ({ time, isBuy: side === 'BUY' })),
      at: (time) => marks.filter((mark) => mark.time === time),
    };
  }, [data, ofVisit, symbol, interval, showsFills]);
}
