import type { Step } from './stairs';
import { type Scale, shareIn } from './ticks';

export interface RateFrom {
  planId: string;
  from: number;
  aprPercent: string;
}

/** A plan's rates as stairs between two moments, the last one held to the end. None of a plan that has none. */
export function rateSteps(rates: readonly RateFrom[], planId: string, [fromMs, toMs]: readonly [number, number], scale: Scale): Step[] {
  const own = rates.filter((rate) => rate.planId === planId);
  const at = (ms: number) => Math.min(1, Math.max(0, (ms - fromMs) / (toMs - fromMs)));
  const steps = own.map(({ from, aprPercent }): Step => ({ at: at(from), value: shareIn(scale, Number(aprPercent)) }));
  const last = steps.at(-1);
  return last ? [...steps, { at: 1, value: last.value }] : [];
}
