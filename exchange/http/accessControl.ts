import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { EndpointName } from '@/contract/endpoints';
import { STREAM_PATH } from '@/contract/streamConstants';
import { AppError } from '../app/appError';
import type { Access } from './access';
import { countryOf } from './context';
import { loopbackOnly } from './loopbackOnly';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: EndpointName;
    /** Does something: who asked has to know whether it was done. */
    isActing?: boolean;
    /** Served to visitors although it is no call of the contract: the API's own description. */
    isPublic?: boolean;
    /** Served to a program elsewhere that signs what it sends: nobody's browser, so that no visitor's country matters. */
    isSigned?: boolean;
  }
}

/**
 * Calls of the contract, the stream and what says so of itself, signed calls of others among it; the rest (mailbox, metrics, health) is for
 * operators.
 */
function isPublic(request: FastifyRequest): boolean {
  const { config, url } = request.routeOptions;
  return request.is404 || config.endpoint !== undefined || config.isPublic === true || config.isSigned === true || url === STREAM_PATH;
}

/** What the page needs that tells a visitor they are blocked. */
const BRAND_CALLS: ReadonlySet<EndpointName> = new Set(['siteConfig', 'siteImage']);

/**
 * Makes `app.access` available to routes, keeps operators' routes on this machine (HTTP 404 for everybody else), and turns
 * blocked visitors away before anything is read from them. The site config and its pictures stay open: the page that tells them needs a brand.
 */
export function installAccess(app: FastifyInstance, access: Access): void {
  app.decorate('access', access);
  app.addHook('onRequest', async (request, reply) => {
    if (!isPublic(request)) return loopbackOnly(request, reply);
    const { endpoint, isSigned } = request.routeOptions.config;
    if (isSigned || (endpoint !== undefined && BRAND_CALLS.has(endpoint))) return;
    if (access.isBlocked(request.ip, countryOf(app, request))) throw new AppError('addressBlocked');
  });
}
