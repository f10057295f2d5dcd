import { INDICATORS, type IndicatorKind } from '@/domain/chart/indicators/catalogue';
import type { IndicatorChoice } from '../settings/indicatorChoice';

/** Px that a pane of its own starts with. */
const HEIGHTS: Partial<Record<IndicatorKind, number>> = { RSI: 86, MACD: 92 };
const USUAL = 92;
/** Px that the prices keep. A chart too low for that and a pane (a phone's) gives up its smaller part. */
const LEAST_PRICE = 280;
const LOW_CHART = LEAST_PRICE + 86;
const LEAST_SHARE = 0.6;

export function paneHeight(kind: IndicatorKind): number {
  return HEIGHTS[kind] ?? USUAL;
}

/** Those of the shown indicators that get a pane, first come first: the prices keep their least height. `height`: px of all panes. */
export function fittingPanes(choices: readonly IndicatorChoice[], height: number): IndicatorChoice[] {
  const least = height < LOW_CHART ? Math.round(height * LEAST_SHARE) : LEAST_PRICE;
  let left = height - least;
  return choices.filter(({ kind, isHidden }) => {
    if (isHidden || INDICATORS[kind].place !== 'pane') return false;
    left -= paneHeight(kind);
    return left >= 0;
  });
}
