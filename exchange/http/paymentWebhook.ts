import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type CodeName, SUCCESS_CODE, SUCCESS_MSG } from '@/contract/codes';
import { PAYMENT_WEBHOOK_PATH, SIGNATURE_HEADER } from '@/contract/webhook';
import { CALL_COSTS } from './callLimits';
import { headerOf } from './context';
import { setStatuses } from './errorHandler';

/** What a provider goes by: an order that is not known yet, and whatever failed here, is told again. */
const STATUS: Partial<Record<CodeName, number>> = {
  tokenInvalid: 401,
  badRequest: 400,
  expressOrderUnknown: 404,
  rateLimited: 429,
};
const AGAIN = 503;
const MOST_BYTES = 64 * 1024;

/** Where a payment provider calls back. As with verifications, the body is read as it came, for that is what was signed. */
export function registerPaymentWebhook(app: FastifyInstance, take: (body: Buffer, signature: string) => Promise<unknown>): void {
  void app.register(async (scope) => {
    setStatuses(scope, (code) => STATUS[code] ?? AGAIN);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const config = { isSigned: true, cost: CALL_COSTS.history };
    scope.post(PAYMENT_WEBHOOK_PATH, { config, bodyLimit: MOST_BYTES }, async (request: FastifyRequest) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await take(body, headerOf(request, SIGNATURE_HEADER) ?? '');
      return { code: SUCCESS_CODE, msg: SUCCESS_MSG, data: null };
    });
  });
}
