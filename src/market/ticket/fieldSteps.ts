import type { KeyboardEvent } from 'react';
import { fieldHotkey } from '@/src/lib/keyboard/hotkeyBoard';

const STEPS = { stepUp: 1, stepDown: -1, tenStepsUp: 10, tenStepsDown: -10 } as const;

/** Hands the steps of an arrow key on; other keys are none of its business. */
export function hearSteps(event: KeyboardEvent, onStep: (count: number) => void): void {
  const id = fieldHotkey(event.nativeEvent);
  if (id === undefined || !(id in STEPS)) return;
  event.preventDefault();
  onStep(STEPS[id as keyof typeof STEPS]);
}
