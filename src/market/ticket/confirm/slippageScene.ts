import { chartNumber } from '@/domain/chart/candles';
import type { PriceLevel } from '@/domain/order/ticketForm';
import { niceStep, ticksWithin } from '../../chart/depth/depthScale';

/** Px of the drawing; the words around it are not part of it. */
export const CURVE = { width: 478, height: 96 } as const;

/** Free behind the worst price, as a share of the way there: what would come next is seen. */
const BEYOND = 0.3;
const MOST_TICKS = 5;
/** Free above the curve for the words at the marks. */
const TOP = 14;

export interface SlippageScene {
  /** SVG paths: the steps, and the area of what is taken. */
  line: string;
  taken: string;
  /** Px from the start, where each price stands. */
  bestX: number;
  averageX: number;
  worstX: number;
  /** Px from the top, where the order's size is reached. */
  sizeY: number;
  /** Prices below the drawing, as chart numbers. */
  ticks: { x: number; price: number }[];
  step: number;
}

/**
 * The cumulated size of one side of a book against its price, from the best price at the start to somewhat beyond the worst taken.
 * Figures for a drawing, not for money. Undefined when there is nothing to draw: all of it is taken at one price.
 */
export function slippageScene(
  levels: readonly PriceLevel[],
  walk: { base: string; averagePrice: string | undefined; worstPrice: string | undefined },
): SlippageScene | undefined {
  const best = chartNumber(levels[0]?.price ?? '0');
  const worst = chartNumber(walk.worstPrice ?? '0');
  const average = chartNumber(walk.averagePrice ?? '0');
  if (best === worst) return undefined;
  const last = worst + (worst - best) * BEYOND;
  const x = (price: number) => rounded(((price - best) / (last - best)) * CURVE.width);
  const shown = levels.filter(({ price }) => Math.abs(chartNumber(price) - best) <= Math.abs(last - best));
  const totals: number[] = [];
  for (const { quantity } of shown) totals.push((totals.at(-1) ?? 0) + chartNumber(quantity));
  const size = chartNumber(walk.base);
  const top = Math.max(size, totals.at(-1) ?? 0);
  const y = (total: number) => rounded(CURVE.height - (total / top) * (CURVE.height - TOP));
  const steps = shown.map(({ price }, index) => `H${x(chartNumber(price))}V${y(totals[index] ?? 0)}`);
  const takenSteps = shown
    .map(({ price }, index) => ({ price: chartNumber(price), total: Math.min(size, totals[index] ?? 0) }))
    .filter(({ price }) => Math.abs(price - best) <= Math.abs(worst - best))
    .map(({ price, total }) => `H${x(price)}V${y(total)}`);
  const step = niceStep(Math.abs(last - best), MOST_TICKS);
  const ticks = ticksWithin(Math.min(best, last), Math.max(best, last), step).map((price) => ({ x: x(price), price }));
  return {
    line: `M0 ${CURVE.height}${steps.join('')}H${CURVE.width}`,
    taken: `M0 ${CURVE.height}${takenSteps.join('')}V${CURVE.height}Z`,
    bestX: 0,
    averageX: x(average),
    worstX: x(worst),
    sizeY: y(size),
    ticks,
    step,
  };
}

const rounded = (value: number) => Math.round(value * 10) / 10;
