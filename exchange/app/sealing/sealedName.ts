import type { Answers } from '@/domain/verification/answers';
import type { Sealer } from './sealer';

export const nameAbout = (userId: string) => `name:${userId}`;

/** The name on the document, which the account carries once it is verified. */
export const sealedName = (sealer: Sealer, userId: string, { DETAILS = {} }: Answers): string =>
  sealer.seal([DETAILS.givenNames, DETAILS.familyName].filter(Boolean).join(' ').trim(), nameAbout(userId));

export const openedName = (sealer: Sealer, userId: string, sealed: string | null): string | null =>
  sealed === null ? null : sealer.open(sealed, nameAbout(userId));
