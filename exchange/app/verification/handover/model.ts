import type { HandoverSlot, HandoverStep } from '@/domain/verification/handover';

/** One user's handover: whose phone may send pictures, for what. Secrets are hashed; times are ms since 1970. */
export interface HandoverRow {
  handoverId: string;
  userId: string;
  /** That began it: it ends with this session. */
  sessionId: string;
  step: HandoverStep;
  /** Of the verification: what was started again is another one. */
  attempt: number;
  /** null while no phone has come. */
  phoneHash: string | null;
  userAgent: string | null;
  /** What that phone shows; null while none has come. */
  matchNumber: number | null;
  /** When it was typed at the computer; null: the phone is told nothing yet. */
  confirmedAt: number | null;
  /** When a wrong number was typed, with which it is over whatever the time is; null: none was. */
  missedAt: number | null;
  begunAt: number;
  expiresAt: number;
  /** When the user's password was changed last; null: never. */
  passwordChangedAt: number | null;
}

export type NewHandover = Pick<HandoverRow, 'userId' | 'sessionId' | 'step' | 'attempt' | 'begunAt' | 'expiresAt'> & { linkHash: string };

/** A picture that came by it and was kept. */
export interface HandedFile {
  slot: HandoverSlot;
  uploadId: string;
}
