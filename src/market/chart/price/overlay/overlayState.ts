import type { Candle } from '@/domain/chart/candles';
import { type Reach, wickReach } from '@/domain/chart/extremes';

/** An own open order on the chart. */
export interface OrderLine {
  id: string;
  price: number;
  isBuy: boolean;
}

/** Own fills of one side in one candle. */
export interface FillSign {
  /** Open time of the candle, in seconds since the epoch. */
  time: number;
  isBuy: boolean;
}

export type GroupText = (count: number, isBuy: boolean | undefined) => string;

/** What lies over the candles. */
export interface OverlayState {
  candles: readonly Candle[];
  /** How far a candle reaches in the style it is drawn in. */
  reach: Reach;
  orders: readonly OrderLine[];
  /** Names some own orders: how many, and of which side if they are of one. */
  groupText: GroupText;
  fills: readonly FillSign[];
  /** Until the running candle closes, in words. */
  countdown: string;
  /** The crosshair's height in the price pane, px; undefined while it is elsewhere. */
  pointerY: number | undefined;
}

export const EMPTY_OVERLAY: OverlayState = {
  candles: [],
  reach: wickReach,
  orders: [],
  groupText: String,
  fills: [],
  countdown: '',
  pointerY: undefined,
};
