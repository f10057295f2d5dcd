import type { ChartOptions, DeepPartial } from 'lightweight-charts';
import type { ChartColors } from './chartColors';
import type { ChartLibrary } from './surface';

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

/** What a chart is opened with and a change of colours must not set again: the view belongs to the reader. */
export function firstOptions(isSmall: boolean): DeepPartial<ChartOptions> {
  return {
    autoSize: true,
    localization: { locale: 'en-GB', dateFormat: 'dd MMM' },
    // The overlay draws the crosshair's label on the price axis, so that it can give way to the last price.
    crosshair: { horzLine: { labelVisible: false } },
    rightPriceScale: { scaleMargins: { top: 0.14, bottom: 0.2 }, minimumWidth: isSmall ? 0 : AXIS_WIDTH },
    timeScale: {
      timeVisible: true,
      secondsVisible: false,
      barSpacing: BAR_SPACING,
      rightOffsetPixels: isSmall ? RIGHT_ROOM.small : RIGHT_ROOM.wide,
    },
    kineticScroll: { touch: true, mouse: false },
  };
}
