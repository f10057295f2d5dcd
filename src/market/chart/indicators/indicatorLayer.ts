import { INDICATORS } from '@/domain/chart/indicators/catalogue';
import type { ChartData } from '../data/chartData';
import { priceMargins } from '../price/chartOptions';
import type { Surface } from '../price/surface';
import type { IndicatorChoice } from '../settings/indicatorChoice';
import { DrawnIndicator } from './drawnIndicator';
import { fittingPanes, paneHeight } from './paneHeights';

/** Room in a pane: its legend stands at the top. */
const PANE_MARGINS = { top: 0.24, bottom: 0.06 };

/** All indicators on the chart: over the prices, and in panes below as far as these fit. */
export class IndicatorLayer {
  private drawn: readonly DrawnIndicator[] = [];
  private choices: readonly IndicatorChoice[] = [];
  private inPanes: readonly IndicatorChoice[] = [];
  /** Px that the user gave a pane. */
  private readonly heights = new Map<string, number>();

  constructor(
    private readonly surface: Surface,
    private readonly data: ChartData,
  ) {}

  /** Which indicator each pane below the prices belongs to, in the order of the panes. */
  get paneIds(): readonly string[] {
    return this.inPanes.map((choice) => choice.id);
  }

  /** Draws these in place of those before. `height`: px of all panes together. */
  choose(choices: readonly IndicatorChoice[], height: number): void {
    for (const indicator of this.drawn) indicator.remove();
    this.choices = choices;
    this.inPanes = fittingPanes(choices, height);
    const onPrice = choices.filter((choice) => !choice.isHidden && INDICATORS[choice.kind].place === 'price');
    this.drawn = [
      ...onPrice.map((choice) => new DrawnIndicator(this.surface, choice, 0)),
      ...this.inPanes.map((choice, index) => new DrawnIndicator(this.surface, choice, index + 1)),
    ];
    this.setAll();
    this.arrange(height);
  }

  /** The chart has another height: as many panes as fit now, at their heights. */
  resize(height: number): void {
    const fitting = fittingPanes(this.choices, height).map((choice) => choice.id);
    if (fitting.join() === this.paneIds.join()) this.arrange(height);
    else this.choose(this.choices, height);
  }

  setAll(): void {
    const { candles, studies } = this.data;
    for (const indicator of this.drawn) indicator.setAll(candles, studies.points(indicator.choice.id));
  }

  setLast(): void {
    const { candles, studies } = this.data;
    for (const indicator of this.drawn) indicator.setLast(candles, studies.points(indicator.choice.id));
  }

  /** Stretch factors are shares of the whole, so heights in px are given as they are and the prices get the rest. */
  private arrange(height: number): void {
    const [prices, ...below] = this.surface.chart.panes();
    const heights = this.inPanes.map((choice) => this.heights.get(choice.id) ?? paneHeight(choice.kind));
    const taken = heights.reduce((sum, one) => sum + one, 0);
    const left = Math.max(1, height - taken);
    prices?.setStretchFactor(left);
    prices?.priceScale('right').applyOptions({ scaleMargins: priceMargins(left, this.surface.room) });
    below.forEach((pane, index) => {
      pane.setStretchFactor(heights[index] ?? 1);
      pane.priceScale('right').applyOptions({ scaleMargins: PANE_MARGINS });
    });
  }

  /** The user let a pane's edge go. */
  rememberHeights(): void {
    const below = this.surface.chart.panes().slice(1);
    this.inPanes.forEach((choice, index) => {
      const height = below[index]?.getHeight() ?? 0;
      if (height > 0) this.heights.set(choice.id, height);
    });
  }
}
