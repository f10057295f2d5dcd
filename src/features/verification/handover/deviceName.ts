import type { HandoverState } from '@/src/api/queries/handover';

/** What a phone says of itself: `Safari · iOS`; empty where it says nothing. */
export const nameOf = (device: HandoverState['device'] | undefined): string =>
  [device?.browser, device?.system].filter(Boolean).join(' · ');
