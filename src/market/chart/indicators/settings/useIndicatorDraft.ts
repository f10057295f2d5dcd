import { useRef, useState } from 'react';
import { INDICATORS, type ParamFault, paramFaults } from '@/domain/chart/indicators/catalogue';
import { chartSettings } from '../../settings/chartSettings';
import { type IndicatorChoice, initialColors, initialParams, type SeriesColor } from '../../settings/indicatorChoice';

export interface IndicatorDraft {
  /** Its numbers as typed. */
  texts: readonly string[];
  faults: readonly (ParamFault | undefined)[];
  colors: readonly SeriesColor[];
  type: (index: number, text: string) => void;
  /** One step up or down, within the limits. */
  step: (index: number, direction: 1 | -1) => void;
  paint: (index: number, color: SeriesColor) => void;
  /** As the catalogue starts it. */
  toDefaults: () => void;
  /** Keeps what is shown. False while a number is not one the indicator takes. */
  keep: () => boolean;
  /** The chart as it was. */
  restore: () => void;
}

/**
 * An indicator's settings while they are open. What is sound shows on the chart at once, but is only kept on the device when done;
 * what is not stays in its field.
 */
export function useIndicatorDraft(choice: IndicatorChoice): IndicatorDraft {
  const { id, kind } = choice;
  const original = useRef(choice);
  const [texts, setTexts] = useState<readonly string[]>(() => choice.params.map(String));
  const [colors, setColors] = useState(choice.colors);
  const faults = paramFaults(kind, texts.map(numberOf));

  const show = (nextTexts: readonly string[], nextColors: readonly SeriesColor[]) => {
    setTexts(nextTexts);
    setColors(nextColors);
    const params = nextTexts.map(numberOf);
    if (!paramFaults(kind, params).some(Boolean)) chartSettings.preview({ indicators: withChoice({ id, params, colors: nextColors }) });
  };
  return {
    texts,
    faults,
    colors,
    type: (index, text) => show(texts.with(index, text), colors),
    step: (index, direction) => show(texts.with(index, stepped(choice, index, numberOf(texts[index]), direction)), colors),
    paint: (index, color) => show(texts, colors.with(index, color)),
    toDefaults: () => show(initialParams(kind).map(String), initialColors(kind)),
    keep: () => {
      if (faults.some(Boolean)) return false;
      chartSettings.change({ indicators: withChoice({ id, params: texts.map(numberOf), colors }) });
      return true;
    },
    restore: () =>
      chartSettings.change({ indicators: withChoice({ id, params: original.current.params, colors: original.current.colors }) }),
  };
}

/** No number, as the catalogue has it, for anything but one. */
function numberOf(text: string | undefined): number {
  return text === undefined || text.trim() === '' ? Number.NaN : Number(text);
}

function stepped({ kind }: IndicatorChoice, index: number, value: number, direction: 1 | -1): string {
  const param = INDICATORS[kind].params[index];
  if (!param) return '';
  const from = Number.isFinite(value) ? value : param.initial;
  const next = Math.min(param.max, Math.max(param.min, from + direction * param.step));
  return String(Number(next.toFixed(1)));
}

function withChoice(changed: Pick<IndicatorChoice, 'id' | 'params' | 'colors'>): IndicatorChoice[] {
  return chartSettings.getSnapshot().indicators.map((choice) => (choice.id === changed.id ? { ...choice, ...changed } : choice));
}
