import { INDICATORS, type IndicatorKind } from '@/domain/chart/indicators/catalogue';
import { chartSettings } from './chartSettings';
import { type IndicatorChoice, MOST_INDICATORS, newIndicator } from './indicatorChoice';

const present = () => chartSettings.getSnapshot().indicators;
const store = (indicators: readonly IndicatorChoice[]) => chartSettings.change({ indicators });

/** Puts one more on the chart, as the catalogue starts it; does nothing on a full chart. */
export function addIndicator(kind: IndicatorKind): void {
  const indicators = present();
  if (indicators.length < MOST_INDICATORS) store([...indicators, newIndicator(kind, indicators)]);
}

export function removeIndicator(id: string): void {
  store(present().filter((choice) => choice.id !== id));
}

export function removeAllIndicators(): void {
  store([]);
}

/** Hides it, or shows it again. */
export function toggleIndicator(id: string): void {
  store(present().map((choice) => (choice.id === id ? { ...choice, isHidden: !choice.isHidden } : choice)));
}

/** Volume has neither numbers nor colours of choice. */
export function hasSettings(kind: IndicatorKind): boolean {
  return INDICATORS[kind].params.length + INDICATORS[kind].coloured > 0;
}
