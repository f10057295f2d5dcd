import type { ChartOptions, DeepPartial } from 'lightweight-charts';
import type { ChartColors } from './chartColors';
import type { ChartLibrary, ChartRoom } from './surface';
import type { timeTexts } from './timeText';

const FONT_SIZE = 12;
/** Px from candle to candle when a chart opens, and the room right of the newest for levels and tags. */
const BAR_SPACING = 8;
const RIGHT_ROOM = { wide: 104, small: 24 };
/** Of the price axis; it grows when a price needs more. */
const AXIS_WIDTH = 72;

/** Look of the whole chart. The attribution logo stays: the library's licence asks for a visible link. */
export function chartOptions(library: ChartLibrary, colors: ChartColors): DeepPartial<ChartOptions> {
  const line = { color: colors.crosshair, labelBackgroundColor: colors.label.background, style: library.LineStyle.Dashed };
  return {
    layout: {
      background: { type: library.ColorType.Solid, color: colors.background },
      textColor: colors.axis,
      fontSize: FONT_SIZE,
      fontFamily: colors.fontFamily,
      attributionLogo: true,
      panes: { separatorColor: colors.border, separatorHoverColor: colors.grid },
    },
    grid: { vertLines: { color: colors.grid }, horzLines: { color: colors.grid } },
    crosshair: { mode: library.CrosshairMode.Normal, vertLine: line, horzLine: line },
    rightPriceScale: { borderColor: colors.border },
    timeScale: { borderColor: colors.border },
  };
}

interface FirstOptions {
  room: ChartRoom;
  /** The user asked for less motion: the view stops where the finger leaves it. */
  isCalm: boolean;
  /** Prints ticks of the time axis, and the time under the crosshair. */
  texts: ReturnType<typeof timeTexts>;
}

/** What a chart is opened with and a change of colours must not set again: the view belongs to the user. */
export function firstOptions({ room, isCalm, texts }: FirstOptions): DeepPartial<ChartOptions> {
  return {
    autoSize: true,
    localization: { timeFormatter: texts.pointer },
    // The overlay draws the crosshair's label on the price axis, so that it can give way to the last price.
    crosshair: { horzLine: { labelVisible: false } },
    rightPriceScale: { minimumWidth: room === 'wide' ? AXIS_WIDTH : 0, entireTextOnly: true },
    timeScale: {
      timeVisible: true,
      secondsVisible: false,
      barSpacing: BAR_SPACING,
      rightOffsetPixels: room === 'wide' ? RIGHT_ROOM.wide : RIGHT_ROOM.small,
      tickMarkFormatter: texts.tick,
    },
    // Where the chart is part of a phone's page, a finger that moves up and down scrolls the page.
    handleScroll: { vertTouchDrag: room !== 'small' },
    kineticScroll: { touch: !isCalm, mouse: false },
  };
}

/** Px above the prices that the legend takes, and the share of a pane it takes at most. */
const LEGEND_ROOM = { wide: 64, small: 44 };
const MOST_LEGEND = 0.3;
const VOLUME_ROOM = 0.2;

/** Room over and under the prices of a pane that is `height` px high. */
export function priceMargins(height: number, room: ChartRoom): { top: number; bottom: number } {
  const legend = room === 'small' ? LEGEND_ROOM.small : LEGEND_ROOM.wide;
  return { top: Math.min(MOST_LEGEND, legend / Math.max(1, height)), bottom: VOLUME_ROOM };
}
