import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CodeName, SUCCESS_CODE, SUCCESS_MSG } from '@/contract/codes';
import { SIGNATURE_HEADER, VERIFICATION_WEBHOOK_PATH } from '@/contract/webhook';
import type { Verifications } from '../app/verification/createVerifications';
import { CALL_COSTS } from './callLimits';
import { headerOf } from './context';
import { setStatuses } from './errorHandler';

/** What a provider goes by: sent again it is only what failed here (5xx) or came too often. */
const STATUS: Partial<Record<CodeName, number>> = {
  tokenInvalid: 401,
  badRequest: 400,
  verificationUnknown: 404,
  rateLimited: 429,
  unavailable: 503,
};
/** It is not what stands there any more: decided, asked about, or handed in anew. */
const CONFLICT = 409;
/** A decision is a few hundred bytes. */
const MOST_BYTES = 32 * 1024;

/**
 * Where a provider of verification calls back. It is no call of the contract, but visitors' way leads to it: the web passes it on.
 * The body is read as it came, for that is what was signed; a parser of its own stays within this scope.
 */
export function registerVerificationWebhook(app: FastifyInstance, take: Verifications['takeProviderDecision']): void {
  if (!take) return;
  void app.register(async (scope) => {
    setStatuses(scope, (code) => STATUS[code] ?? CONFLICT);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const config = { isSigned: true, cost: CALL_COSTS.history };
    scope.post(VERIFICATION_WEBHOOK_PATH, { config, bodyLimit: MOST_BYTES }, async (request: FastifyRequest) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await take(body, headerOf(request, SIGNATURE_HEADER) ?? '');
      return { code: SUCCESS_CODE, msg: SUCCESS_MSG, data: null };
    });
  });
}
