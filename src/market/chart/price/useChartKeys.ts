import { type KeyboardEvent, useCallback } from 'react';
import type { ViewMove } from './chartView';
import type { PriceChart } from './priceChart';

const STEP = 5;
const CLOSER = 0.8;

/** What each key does to the view. The chart reads left to right in every language, and so do its arrows. */
const MOVES: Readonly<Record<string, ViewMove>> = {
  ArrowLeft: { by: -STEP },
  ArrowRight: { by: STEP },
  '+': { zoom: CLOSER },
  '=': { zoom: CLOSER },
  '-': { zoom: 1 / CLOSER },
  End: 'latest',
};

/** Moves the chart that has the focus by keys; those with a modifier belong to browser and page, save Alt+R. */
export function useChartKeys(chart: PriceChart | undefined): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
      const move = event.altKey ? resetOn(event) : MOVES[event.key];
      if (!move || !chart) return;
      event.preventDefault();
      chart.move(move);
    },
    [chart],
  );
}

/** By the key's place: with Alt held a keyboard may print another character. */
function resetOn({ code }: KeyboardEvent): ViewMove | undefined {
  return code === 'KeyR' ? 'reset' : undefined;
}
