import type { VerificationStatus } from './kinds';

/** What happens to a verification. The first three are its owner's, the others whoever reviews it. */
export const VERIFICATION_EVENTS = ['START', 'SEND', 'SUPPLEMENT', 'APPROVE', 'REFUSE', 'ASK', 'REVOKE'] as const;
export type VerificationEvent = (typeof VERIFICATION_EVENTS)[number];

/** Where a verification stands. `isFinal`: refused for good, nothing leads on. */
export interface VerificationStage {
  status: VerificationStatus;
  isFinal: boolean;
}

const MOVES: Readonly<Record<VerificationStatus, Partial<Record<VerificationEvent, VerificationStatus>>>> = {
  NOT_STARTED: { START: 'IN_PROGRESS' },
  IN_PROGRESS: { SEND: 'IN_REVIEW' },
  IN_REVIEW: { APPROVE: 'VERIFIED', REFUSE: 'REFUSED', ASK: 'MORE_NEEDED' },
  // A reviewer who has seen enough decides without waiting for what was asked for.
  MORE_NEEDED: { SUPPLEMENT: 'IN_REVIEW', APPROVE: 'VERIFIED', REFUSE: 'REFUSED' },
  REFUSED: { START: 'IN_PROGRESS' },
  VERIFIED: { REVOKE: 'REFUSED' },
};

/** The status after an event; undefined where it may not happen. */
export function nextStatus({ status, isFinal }: VerificationStage, event: VerificationEvent): VerificationStatus | undefined {
  return isFinal ? undefined : MOVES[status][event];
}

/** Whether answers may be written: while it is being filled in, and for what was asked for more. */
export const isOpenForAnswers = ({ status }: VerificationStage): boolean => status === 'IN_PROGRESS';
