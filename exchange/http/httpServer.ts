import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Access } from './access';
import { installAccess } from './accessControl';
import { installAnswerHeaders } from './answerHeaders';
import { installCallLimits } from './callLimits';
import { installErrorHandler } from './errorHandler';
import { type Metrics, registerMetrics } from './metrics';

export interface HttpServerOptions {
  log: FastifyBaseLogger;
  access: Access;
  metrics: Metrics;
  /** Addresses and networks whose x-forwarded-* headers are believed, besides loopback. */
  trustedProxies: readonly string[];
  requestsPerMinute: number;
}

/** Calls carry a few fields each; uploads will set their own. */
const BODY_LIMIT_BYTES = 64 * 1024;

// Pages served here (API description, mailbox) are plain HTML with style sheets: no script runs, nothing is framed or loaded from
// elsewhere.
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

/** The server without any area's routes: logging, limits, security headers, access, errors, metrics. */
export async function buildHttpServer({
  log,
  access,
  metrics,
  trustedProxies,
  requestsPerMinute,
}: HttpServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: ['loopback', ...trustedProxies],
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
  });
  installErrorHandler(app);
  installAnswerHeaders(app);
  await app.register(helmet, { contentSecurityPolicy, strictTransportSecurity: false });
  registerMetrics(app, metrics);
  installAccess(app, access);
  installCallLimits(app, requestsPerMinute);
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    request.log.debug(
      { endpoint, method: request.method, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 },
      'answered',
    );
  });
  return app;
}
