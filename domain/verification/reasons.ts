/** Why a verification was refused or has ended. `OTHER` says it in the reviewer's own words alone. */
export const REFUSAL_REASONS = [
  'DOCUMENT_UNREADABLE',
  'DOCUMENT_EXPIRED',
  'DOCUMENT_NOT_ACCEPTED',
  'NAME_MISMATCH',
  'BIRTH_MISMATCH',
  'FACE_MISMATCH',
  'PROOF_TOO_OLD',
  'ADDRESS_MISMATCH',
  'FUNDS_UNCLEAR',
  'COMPANY_NOT_FOUND',
  'OWNERS_UNCLEAR',
  'NOT_OFFERED',
  'OTHER',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** What is asked for besides: one file or one answer in words each. */
export const REQUEST_KINDS = {
  DOCUMENT_FRONT: 'FILE',
  DOCUMENT_BACK: 'FILE',
  SELFIE: 'FILE',
  ADDRESS_PROOF: 'FILE',
  FUNDS_PROOF: 'FILE',
  REGISTER_EXTRACT: 'FILE',
  SHAREHOLDERS: 'FILE',
  OTHER_FILE: 'FILE',
  EXPLANATION: 'TEXT',
} as const satisfies Record<string, 'FILE' | 'TEXT'>;
export type RequestKind = keyof typeof REQUEST_KINDS;
export const REQUEST_NAMES = Object.keys(REQUEST_KINDS) as readonly RequestKind[];

/** A reason with what the reviewer adds to it, which is shown as it was written. */
export interface GivenReason {
  code: RefusalReason;
  text: string | null;
}

export interface GivenRequest {
  code: RequestKind;
  text: string | null;
}

/** What a review comes to. */
export type Decision =
  | { event: 'APPROVE' }
  | { event: 'REFUSE'; reasons: readonly GivenReason[]; isFinal: boolean }
  | { event: 'REVOKE'; reasons: readonly GivenReason[]; isFinal: boolean }
  | { event: 'ASK'; requests: readonly GivenRequest[] };
