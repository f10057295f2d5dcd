import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CodeName } from '@/contract/codes';
import { AppError } from '../app/appError';
import { DatabaseUnavailableError } from '../app/ports/databaseFailure';

/** Refusals the client must see as HTTP errors; every other one is business and travels with HTTP 200. */
const statusOf: Partial<Record<CodeName, number>> = { tokenInvalid: 403, addressBlocked: 423, rateLimited: 429 };

function refuse(reply: FastifyReply, status: number, error: AppError): FastifyReply {
  return reply.status(status).send({ code: error.code, msg: error.msg, data: null });
}

function answer(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof AppError) return refuse(reply, statusOf[error.codeName] ?? 200, error);
  if (error instanceof DatabaseUnavailableError) {
    request.log.warn({ err: error, reason: error.reason }, 'the database does not answer');
    return refuse(reply, 200, new AppError('unavailable'));
  }
  // Fastify's own refusals: a body that is no JSON, too large, of an unknown type.
  const { statusCode = 500 } = error;
  if (statusCode >= 400 && statusCode < 500) return refuse(reply, statusCode, new AppError('badRequest', 'body', error.code));
  request.log.error({ err: error }, 'call failed');
  return refuse(reply, 500, new AppError('internal'));
}

/** Every failure leaves as `{code, msg, data: null}`; what nobody foresaw is logged with the request id and says nothing more. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answer);
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, new AppError('notFound')));
}
