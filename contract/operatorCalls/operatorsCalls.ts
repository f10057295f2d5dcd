import Type from 'typebox';
import { Id } from '../primitives';
import { Limit, Note, Nothing, type OperatorCall, searched, strict } from './operatorCall';

/** Lower case, as it stands in the audit log behind `operator:`. */
export const OperatorName = Type.String({ pattern: '^[a-z][a-z0-9.-]{1,39}$' });
/** SHA-256 of a token, base64url. Who is added makes the token; nobody else ever sees it. */
export const TokenHash = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
const WholeNumber = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** Who operates the exchange, what takes two of them, and what they did. */
export const operatorsCalls = {
  join: {
    method: 'POST',
    path: '/operator/join',
    needsToken: false,
    params: Type.Object({ secret: Type.String({ maxLength: 100 }), name: OperatorName, tokenHash: TokenHash }, strict),
  },
  recover: {
    method: 'POST',
    path: '/operator/recover',
    needsToken: false,
    params: Type.Object({ secret: Type.String({ maxLength: 100 }), name: OperatorName, tokenHash: TokenHash, note: Note }, strict),
  },
  listOperators: { method: 'GET', path: '/operator/operators', params: Nothing },
  addOperator: {
    method: 'POST',
    path: '/operator/operators/add',
    params: Type.Object({ name: OperatorName, tokenHash: TokenHash, note: Note }, strict),
  },
  disableOperator: {
    method: 'POST',
    path: '/operator/operators/disable',
    params: Type.Object({ name: OperatorName, note: Note }, strict),
  },

  listProposals: { method: 'GET', path: '/operator/proposals', params: Nothing },
  confirmProposal: { method: 'POST', path: '/operator/proposals/confirm', params: Type.Object({ id: Id }, strict) },
  rejectProposal: { method: 'POST', path: '/operator/proposals/reject', params: Type.Object({ id: Id }, strict) },

  readAudit: {
    method: 'GET',
    path: '/operator/audit',
    params: Type.Object(
      {
        actor: Type.Optional(searched(60)),
        action: Type.Optional(searched(60)),
        subject: Type.Optional(searched(100)),
        before: Type.Optional(WholeNumber),
        limit: Limit,
      },
      strict,
    ),
  },
} as const satisfies Record<string, OperatorCall>;
