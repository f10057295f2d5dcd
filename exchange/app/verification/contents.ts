import type { Answers } from '@/domain/verification/answers';
import { fileSlots } from '@/domain/verification/files';
import type { VerificationKind } from '@/domain/verification/kinds';
import type { Sealer } from '../sealing/sealer';
import { spokenCode } from '../spokenCode';
import type { Contents, Verification, VerificationRow } from './model';

type Whose = Pick<VerificationRow, 'userId' | 'kind'>;

/** Sealed text that is put into another account's row, or another kind's, does not open. */
export const contentsAbout = ({ userId, kind }: Whose) => `verification:${kind}:${userId}`;

export const sealContents = (sealer: Sealer, whose: Whose, contents: Contents): string =>
  sealer.seal(JSON.stringify(contents), contentsAbout(whose));

export function opened(sealer: Sealer, { sealed, ...row }: VerificationRow): Verification {
  return { ...row, contents: JSON.parse(sealer.open(sealed, contentsAbout(row))) as Contents };
}

export const closed = (sealer: Sealer, { contents, ...row }: Verification): VerificationRow => ({
  ...row,
  sealed: sealContents(sealer, row, contents),
});

/** `KX-7F3M-92QA-XH4T`: 60 random bits. */
export const newReference = (): string => ['KX', spokenCode(4), spokenCode(4), spokenCode(4)].join('-');

/** Ids of the uploads that answers name. */
export const filesNamedIn = (kind: VerificationKind, answers: Answers): string[] =>
  fileSlots(kind, answers).map(({ uploadId }) => uploadId);
