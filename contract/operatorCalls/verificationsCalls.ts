import Type from 'typebox';
import { REFUSAL_REASONS, REQUEST_NAMES } from '../../domain/verification/reasons';
import { Id, oneOf, PageQuery } from '../primitives';
import { Limit, Note, type OperatorCall, searched, strict } from './operatorCall';

/** Of a verification: KX-7F3M-92QA-XH4T. */
const Reference = Type.String({ pattern: '^[Kk][Xx](-[0-9A-Za-z]{4}){3}$' });
/** What its owner reads besides the reasons, as it is written. */
const OwnWords = Type.Optional(searched(500));

/** Verifications, and the files handed in for them. */
export const verificationsCalls = {
  listUploads: { method: 'GET', path: '/operator/uploads', params: Type.Object({ userId: Id, note: Note }, strict) },
  /** Answers the file in base 64. Why it is looked at goes to the audit log before anything of it is read. */
  readUpload: { method: 'POST', path: '/operator/uploads/read', params: Type.Object({ uploadId: Id, note: Note }, strict) },
  rotateKeys: { method: 'POST', path: '/operator/storage/rotate-keys', params: Type.Object({ note: Note }, strict) },
  listVerifications: {
    method: 'GET',
    path: '/operator/verifications',
    /** Behind `searchAfter`, that a page before has told. */
    params: Type.Object({ brand: Type.Optional(searched(40)), searchAfter: PageQuery.searchAfter, limit: Limit }, strict),
  },
  showVerification: {
    method: 'POST',
    path: '/operator/verifications/show',
    params: Type.Object({ reference: Reference, note: Note }, strict),
  },
  approveVerification: {
    method: 'POST',
    path: '/operator/verifications/approve',
    params: Type.Object({ reference: Reference, note: Note }, strict),
  },
  rejectVerification: {
    method: 'POST',
    path: '/operator/verifications/reject',
    params: Type.Object(
      {
        reference: Reference,
        reasons: Type.Array(oneOf(REFUSAL_REASONS), { minItems: 1, maxItems: 10 }),
        text: OwnWords,
        isFinal: Type.Optional(Type.Boolean({ default: false })),
        note: Note,
      },
      strict,
    ),
  },
  askVerification: {
    method: 'POST',
    path: '/operator/verifications/ask',
    params: Type.Object(
      { reference: Reference, requests: Type.Array(oneOf(REQUEST_NAMES), { minItems: 1, maxItems: 10 }), text: OwnWords, note: Note },
      strict,
    ),
  },
} as const satisfies Record<string, OperatorCall>;
