import { useRouter } from 'next/router';
import { useCallback } from 'react';
import type { VerificationKind } from '@/domain/verification/kinds';
import { type FlowStep, openStep } from '../model/flowSteps';
import { kybPath, kycPath } from '../model/kycPath';

/**
 * Which step is open. It stands in the address, so that the browser's way back leads to the step before; one that comes after what is
 * not finished, as after a refusal, opens what is to be done first.
 */
export function useFlowStep(kind: VerificationKind, record: { steps: readonly { step: string }[] }) {
  const { query, push } = useRouter();
  const open = openStep(kind, record, query.step);
  const pathOf = useCallback((step?: FlowStep) => (kind === 'BUSINESS' ? kybPath(step) : kycPath(kind, step)), [kind]);
  const goTo = useCallback(
    async (step?: FlowStep) => {
      await push(pathOf(step), undefined, { shallow: true });
      window.scrollTo({ top: 0 });
      // The button that led here is gone: who listens or types goes on at the name of the step.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('main h2')?.focus({ preventScroll: true }));
    },
    [push, pathOf],
  );
  return { open, goTo };
}
