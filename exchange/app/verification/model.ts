import type { Answers } from '@/domain/verification/answers';
import type { Gesture } from '@/domain/verification/dictionary';
import type { ReviewerName, VerificationKind, VerificationStatus } from '@/domain/verification/kinds';
import type { GivenReason, GivenRequest } from '@/domain/verification/reasons';
import type { VerificationEvent } from '@/domain/verification/workflow';

/** One verification of one account, as the database has it: everything personal is in `sealed`. Times are ms since 1970. */
export interface VerificationRow {
  id: string;
  userId: string;
  brand: string;
  kind: VerificationKind;
  /** Random: what support, providers and the owner call it by. */
  reference: string;
  status: VerificationStatus;
  isFinal: boolean;
  /** Grows by one with every change. */
  version: number;
  attempt: number;
  /** How often something was handed in, supplements included. A provider's decision is about one of them. */
  submission: number;
  sealed: string;
  /** Who decides; null before it was sent. */
  reviewBy: ReviewerName | null;
  /** When a provider is told of it next; null when it has been, or there is none. */
  nextSendAt: number | null;
  sendTries: number;
  submittedAt: number | null;
  decidedAt: number | null;
}

export type NewVerification = Pick<VerificationRow, 'userId' | 'brand' | 'kind' | 'reference' | 'sealed'>;

/** One thing that was asked for besides, and what came. */
export interface Request extends GivenRequest {
  requestId: string;
  /** Id of an upload. */
  file?: string;
  words?: string;
}

/** What the camera is asked for; gone when it is used or too late. */
export interface Challenge {
  challengeId: string;
  gestures: readonly Gesture[];
  /** Photos of before show gestures nobody had asked for. */
  issuedAt: number;
  expiresAt: number;
}

export interface GesturePhoto {
  gesture: Gesture;
  uploadId: string;
}

/** Who wrote a field last, and when. */
export interface FieldMark {
  /** Of the verification, that this was written in. */
  version: number;
  /** The page that wrote it, and its how manieth save that was; undefined where none was named. */
  tab?: string;
  turn?: number;
}

/** What a row's `sealed` holds. */
export interface Contents {
  answers: Answers;
  /** By field, as `DETAILS.city`; absent where it was not written in this attempt. */
  marks?: Readonly<Record<string, FieldMark>>;
  steps: { step: string; savedAt: number }[];
  /** The version it was started again in: what was typed before is of another attempt. Absent in the first. */
  since?: number;
  reasons: readonly GivenReason[];
  /** Asked for and not answered yet. */
  requests: readonly Request[];
  /** Asked for and answered, over all rounds. */
  answered: readonly Request[];
  challenge: Challenge | null;
  photos: readonly GesturePhoto[];
}

export const NO_CONTENTS: Contents = { answers: {}, steps: [], reasons: [], requests: [], answered: [], challenge: null, photos: [] };

/** A row with its contents opened. */
export interface Verification extends Omit<VerificationRow, 'sealed'> {
  contents: Contents;
}

export interface RecordedEvent {
  event: VerificationEvent;
  at: number;
}
