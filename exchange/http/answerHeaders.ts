import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints, fileTypesOf } from '@/contract/endpoints';
import { HEADER_TOKEN } from '@/contract/headers';

/** One year. Subdomains are left out: a brand's other hosts may be somebody else's. */
const STRICT_TRANSPORT = 'max-age=31536000';

/** What signs in, or is made for one visitor. */
const SIGN_IN = /^\/(auth|password)\//;

/** Only what every visitor gets alike may be kept by anybody. */
function isForEverybody(request: FastifyRequest): boolean {
  const { endpoint, isPublic } = request.routeOptions.config;
  if (request.headers[HEADER_TOKEN] !== undefined) return false;
  if (endpoint === undefined) return isPublic === true;
  const { method, path, auth } = endpoints[endpoint];
  return method === 'GET' && auth === 'none' && !SIGN_IN.test(path) && !fileTypesOf(endpoint);
}

/**
 * Headers every answer carries: its id, that it is what its type says (the pages' policy runs scripts of their own host: nothing a user
 * wrote may pass for one), `no-store` on what is personal, and under https that the host is https alone.
 */
export function installAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    if (!isForEverybody(request)) reply.header('cache-control', 'no-store');
    // As a trusted proxy says it: the exchange itself speaks plain HTTP on loopback.
    if (request.protocol === 'https') reply.header('strict-transport-security', STRICT_TRANSPORT);
  });
}
