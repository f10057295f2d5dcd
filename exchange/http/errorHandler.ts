import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CodeName } from '@/contract/codes';
import { AppError } from '../app/appError';
import { DatabaseUnavailableError } from '../app/ports/databaseFailure';

/** Refusals the client must see as HTTP errors; every other one is business and travels with HTTP 200. */
const statusOf: Partial<Record<CodeName, number>> = { tokenInvalid: 403, addressBlocked: 423, rateLimited: 429 };

function refuse(reply: FastifyReply, status: number, error: AppError): FastifyReply {
  return reply.status(status).send({ code: error.code, msg: error.msg, data: null });
}

type StatusOf = (code: CodeName) => number;
const forWeb: StatusOf = (code) => statusOf[code] ?? 200;

function answer(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply, status: StatusOf): FastifyReply {
  if (error instanceof AppError) return refuse(reply, status(error.codeName), error);
  if (error instanceof DatabaseUnavailableError) {
    request.log.warn({ err: error, reason: error.reason }, 'the database does not answer');
    return refuse(reply, status('unavailable'), new AppError('unavailable'));
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
