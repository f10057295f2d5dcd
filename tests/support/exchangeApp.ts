import Fastify, { type FastifyInstance } from 'fastify';
import { PLAIN_GROUND, PLAIN_STANDING } from '@/domain/account/standing';
import type { StandingActor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import type { Access } from '@/exchange/http/access';
import { installAccess } from '@/exchange/http/accessControl';
import { installErrorHandler } from '@/exchange/http/errorHandler';

/** Token of the signed-in user of route tests. */
export const TEST_TOKEN = 't'.repeat(43);
export const testActor: StandingActor = {
  userId: '7',
  brand: 'kontor',
  accountType: 0,
  sessionId: '1',
  sessionEndsMs: 8.64e15,
  standing: PLAIN_STANDING,
};
/** What servers of tests that are about none of it say of brands, time and phones. */
export const plainAccess: Pick<Access, 'groundOf' | 'now' | 'phoneOf'> = {
  groundOf: () => PLAIN_GROUND,
  now: () => Date.now(),
  phoneOf: () => Promise.reject(new AppError('handoverOver')),
};

/**
 * A server with the exchange's own error handling and access rules and none of its areas: register the routes under test on it,
 * then `app.inject`. Without overrides everybody is allowed, every host is kontor, every feature is on, and TEST_TOKEN is testActor.
 */
export function buildRouteTestApp(access: Partial<Access> = {}): FastifyInstance {
  const app = Fastify({ trustProxy: 'loopback' });
  installErrorHandler(app);
  installAccess(app, {
    authenticate: async (token, brand) => (token === TEST_TOKEN && brand === testActor.brand ? testActor : undefined),
    ...plainAccess,
    brandOf: () => 'kontor',
    isOffered: () => true,
    isBlocked: () => false,
    ...access,
  });
  return app;
}
