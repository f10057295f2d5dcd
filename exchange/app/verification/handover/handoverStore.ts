import type { HandoverSlot } from '@/domain/verification/handover';
import type { Origin } from '../../accounts/model';
import type { HandedFile, HandoverRow, NewHandover } from './model';

/** The rows of handovers: one of each user's at most. */
export interface HandoverStore {
  /**
   * In the place of the one the user has. Forgets what is long over, whoever's. Undefined, and nothing happened, when the user has typed
   * `most` wrong numbers since `since` (ms).
   */
  begin(handover: NewHandover, misses: { since: number; most: number }): Promise<HandoverRow | undefined>;
  ofUser(userId: string): Promise<HandoverRow | undefined>;
  byLink(linkHash: string): Promise<HandoverRow | undefined>;
  byPhone(phoneHash: string): Promise<HandoverRow | undefined>;
  /**
   * Binds it to the phone that comes first, and to no other ever, with the number that is to show. Undefined, and nothing happened, when
   * one was quicker, it is gone, or this phone is another handover's.
   */
  bind(
    handoverId: string,
    phone: { phoneHash: string; matchNumber: number; expiresAt: number; at: number } & Origin,
  ): Promise<HandoverRow | undefined>;
  /**
   * Lets the phone in that shows this number, until `expiresAt`; a wrong one ends the handover for good. Either is written down for its owner.
   * Undefined, and nothing happened, when no phone waits for it.
   */
  confirm(handoverId: string, match: { userId: string; number: number; expiresAt: number; at: number }): Promise<boolean | undefined>;
  /** Lets go of the phone of one that is over, which stays so: its link opens for nobody else. */
  release(handoverId: string, at: number): Promise<void>;
  end(userId: string, at: number): Promise<void>;
  /**
   * Counts an upload that its phone is about to begin; one that goes on counts once. False, and the handover is over, where these are more
   * than PHONE_UPLOADS.
   */
  admitUpload(handover: HandoverRow, file: { size: number; sha256: string }, at: number): Promise<boolean>;
  /**
   * An upload of the phone's, and what it is for; another that was open for the same place ends. False, and this one ends, when the
   * handover is gone. What was kept stays where it was sent for.
   */
  noteUpload(handover: HandoverRow, sessionId: string, slot: HandoverSlot, at: number): Promise<boolean>;
  /** Whether the upload was begun by this handover. */
  hasUpload(handoverId: string, sessionId: string): Promise<boolean>;
  /** What was kept, the latest first. */
  files(handoverId: string): Promise<HandedFile[]>;
}
