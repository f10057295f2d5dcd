import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CodeName } from '@/contract/codes';
import { AppError } from '../app/appError';
import { currentlyAsked } from '../app/caller';
import { DatabaseUnavailableError } from '../app/ports/databaseFailure';

/** Refusals the client must see as HTTP errors; every other one is business and travels with HTTP 200. */
const statusOf: Partial<Record<CodeName, number>> = { tokenInvalid: 403, addressBlocked: 423, rateLimited: 429, outcomeUnknown: 500 };

function refuse(reply: FastifyReply, status: number, error: AppError): FastifyReply {
  return reply.status(status).send({ code: error.code, msg: error.msg, data: null });
}

type StatusOf = (code: CodeName) => number;
const forWeb: StatusOf = (code) => statusOf[code] ?? 200;

/**
 * `unavailable` says that nothing was done. Of a call that does something it is not said where the line broke while the database was at
 * it, nor where money has moved and what came behind failed: whoever asks again under the same name hears what it made.
 */
function asFarAsKnown(refusal: AppError, isOutcomeKnown: boolean, { routeOptions }: FastifyRequest): AppError {
  if (refusal.codeName !== 'unavailable' || !routeOptions.config.isActing) return refusal;
  return isOutcomeKnown && !currentlyAsked()?.hasMovedMoney ? refusal : new AppError('outcomeUnknown');
}

function answer(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply, status: StatusOf): FastifyReply {
  if (error instanceof AppError) {
    const refusal = asFarAsKnown(error, true, request);
    return refuse(reply, status(refusal.codeName), refusal);
  }
  if (error instanceof DatabaseUnavailableError) {
    request.log.warn({ err: error, reason: error.reason }, 'the database does not answer');
    const refusal = asFarAsKnown(new AppError('unavailable'), error.isOutcomeKnown, request);
    return refuse(reply, status(refusal.codeName), refusal);
  }
  // Fastify's own refusals: a body that is no JSON, too large, of an unknown type.
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) return refuse(reply, statusCode, new AppError('badRequest', 'body', error.code));
  request.log.error({ err: error }, 'call failed');
  return refuse(reply, 500, new AppError('internal'));
}

/** In a scope whose callers go by HTTP's status and read nothing else. */
export function setStatuses(scope: FastifyInstance, status: StatusOf): void {
  scope.setErrorHandler((error: FastifyError | AppError, request, reply) => answer(error, request, reply, status));
}

/** Every failure leaves as `{code, msg, data: null}`; what nobody foresaw is logged with the request id and says nothing more. */
export function installErrorHandler(app: FastifyInstance): void {
  setStatuses(app, forWeb);
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, new AppError('notFound')));
}
