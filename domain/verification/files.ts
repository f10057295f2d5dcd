import type { UploadType } from '../upload/uploadRules';
import type { AnswerStep, Answers } from './answers';
import type { VerificationKind } from './kinds';
import type { RequestKind } from './reasons';

/** A place for a file among the answers, and what a file must have been sent as to stand there. */
export interface FileSlot {
  step: AnswerStep;
  field: string;
  /** Id of the upload that is named there. */
  uploadId: string;
  type: UploadType;
}

/** What a side of a document is sent as: of a passport the page with the picture. */
export function sideType(documentKind: string | undefined, side: 'front' | 'back'): UploadType {
  if (documentKind === 'PASSPORT') return 'PASSPORT';
  return side === 'front' ? 'ID_FRONT' : 'ID_BACK';
}

export const proofType = (kind: VerificationKind): UploadType => (kind === 'FUNDS' ? 'FUNDS_PROOF' : 'ADDRESS_PROOF');

/** A face is looked at by machines, so it is a picture; everything else that is asked for besides may be a paper. */
export const requestType = (code: RequestKind): UploadType => (code === 'SELFIE' ? 'SELFIE' : 'SUPPLEMENT');

/** The files that answers name, with where they stand. */
export function fileSlots(kind: VerificationKind, { DOCUMENT = {}, PROOF = {}, FILES = {} }: Answers): FileSlot[] {
  const { documentKind, front, back } = DOCUMENT;
  const slots = [
    { step: 'DOCUMENT', field: 'front', uploadId: front, type: sideType(documentKind, 'front') },
    // The back of a card stays among the answers when a passport was chosen after it, and nobody is sent it.
    { step: 'DOCUMENT', field: 'back', uploadId: documentKind === 'PASSPORT' ? undefined : back, type: 'ID_BACK' },
    { step: 'PROOF', field: 'file', uploadId: PROOF.file, type: proofType(kind) },
    ...Object.entries(FILES).map(([field, uploadId]) => ({ step: 'FILES', field, uploadId, type: 'COMPANY' }) as const),
  ] as const;
  return slots.filter((slot): slot is typeof slot & FileSlot => typeof slot.uploadId === 'string' && slot.uploadId !== '');
}
