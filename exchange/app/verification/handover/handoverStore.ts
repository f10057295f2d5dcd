import type { HandoverSlot } from '@/domain/verification/handover';
import type { Origin } from '../../accounts/model';
import type { HandedFile, HandoverRow, NewHandover } from './model';

/** The rows of handovers: one of each user's at most. */
export interface HandoverStore {
  /** In the place of the one the user has. Forgets what is long over, whoever's. */
  begin(handover: NewHandover): Promise<HandoverRow>;
  ofUser(userId: string): Promise<HandoverRow | undefined>;
  byLink(linkHash: string): Promise<HandoverRow | undefined>;
  byPhone(phoneHash: string): Promise<HandoverRow | undefined>;
  /**
   * Binds it to the phone that comes first, and writes that down for its owner. Undefined, and nothing happened, when one was quicker, it
   * is gone, or this phone is another handover's.
   */
  bind(handoverId: string, phone: { phoneHash: string; expiresAt: number; at: number } & Origin): Promise<HandoverRow | undefined>;
  /** Lets go of the phone of one that is over, which stays so: its link opens for nobody else. */
  release(handoverId: string, at: number): Promise<void>;
  end(userId: string): Promise<void>;
  /** An upload of the phone's, and what it is for. False when the handover is gone. */
  noteUpload(handoverId: string, sessionId: string, slot: HandoverSlot): Promise<boolean>;
  /** Whether the upload was begun by this handover. */
  hasUpload(handoverId: string, sessionId: string): Promise<boolean>;
  /** What was kept, the latest first. */
  files(handoverId: string): Promise<HandedFile[]>;
}
