import type { UploadType } from '../upload/uploadRules';
import type { DocumentAnswers } from './answers';
import { DOCUMENT_KINDS, GESTURES, type Gesture, sidesOf } from './dictionary';
import { sideType } from './files';

// Handing the pictures of one step of a person's identity over to a phone.

/** Steps that are photographed. */
export const HANDOVER_STEPS = ['DOCUMENT', 'SELFIE'] as const;
export type HandoverStep = (typeof HANDOVER_STEPS)[number];

/** Places a phone takes a picture for: sides of the document, or the gestures that are asked for. */
export const HANDOVER_SLOTS = ['front', 'back', ...GESTURES] as const;
export type HandoverSlot = (typeof HANDOVER_SLOTS)[number];

/** A place, and what a picture must be sent as to stand there. */
export interface AskedPicture {
  slot: HandoverSlot;
  type: UploadType;
}

/** Pictures of the document that was chosen; none while none is. */
export function documentPictures({ documentKind }: DocumentAnswers): AskedPicture[] {
  const kind = DOCUMENT_KINDS.find((known) => known === documentKind);
  return kind ? sidesOf(kind).map((side) => ({ slot: side, type: sideType(kind, side) })) : [];
}

export const selfiePictures = (gestures: readonly Gesture[]): AskedPicture[] => gestures.map((slot) => ({ slot, type: 'SELFIE' }));

/** How long a link waits for its phone, ms: time to find the phone, not to hand the link on. */
export const LINK_VALID_MS = 10 * 60_000;
/** How long a phone that has come shows its number, ms: time to type it at the computer that made the link. */
export const MATCH_VALID_MS = 2 * 60_000;
/** Wrong numbers of a user within MISSES_WITHIN_MS after which no link is made: who guesses has 5 in 90 a day. */
export const MOST_MISSES = 5;
export const MISSES_WITHIN_MS = 24 * 3_600_000;
/** Numbers a phone may show: two digits, none of which is lost in front. */
export const MATCH_NUMBERS = { from: 10, below: 100 } as const;
/** How long a phone may send once it is confirmed, ms: as long as gestures are good for. */
export const PHONE_VALID_MS = 15 * 60_000;
/** How many pictures a phone may begin by one link: each place several times over, and far fewer than its owner may keep. */
export const PHONE_UPLOADS = 20;
