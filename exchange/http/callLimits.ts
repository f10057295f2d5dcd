import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../app/appError';
import { onBehalfOf } from '../app/caller';
import { callerKey, isOwnRead } from './callerAddress';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the call takes out of its caller's budget; pages that name one are counted as calls of the contract are. */
    cost?: number;
  }
}

/** What calls cost, by what they make the exchange do. What a route does not name costs `light`. */
export const CALL_COSTS = {
  /** Answered from memory, or by one row. */
  light: 1,
  /** Many rows from memory, written out anew for every caller. */
  listing: 3,
  /** A page of a history from the database. */
  history: 5,
  /** Up to a thousand candles, which may have to be put together from the database. */
  candles: 10,
  /** A piece of a file, or a file: read, sealed or opened, and stored. */
  file: 10,
  /** A file that is decoded and made anew. */
  decoding: 50,
} as const;

const WINDOW_SECONDS = 60;

/**
 * Gives every caller a budget of points a minute, out of which each call takes its cost; HTTP 429 with Retry-After when it is used up.
 * Every answer says how much is left (x-ratelimit-limit, -remaining, -reset in seconds).
 */
export function installCallLimits(app: FastifyInstance, pointsPerMinute: number): void {
  // By callback: what is done for this request from here on is done on its caller's behalf.
  app.addHook('onRequest', (request, _reply, done) => onBehalfOf(callerKey(request), done));
  const budgets = new RateLimiterMemory({ points: pointsPerMinute, duration: WINDOW_SECONDS });
  app.addHook('onRequest', async (request, reply) => {
    const { endpoint, isSigned, cost: named } = request.routeOptions.config;
    const cost = named ?? CALL_COSTS.light;
    // Operators' routes are probed and scraped from this machine.
    if ((endpoint === undefined && !isSigned && named === undefined) || isOwnRead(request)) return;
    const spent = await budgets.consume(callerKey(request), cost).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    });
    const seconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000));
    reply.header('x-ratelimit-limit', pointsPerMinute);
    reply.header('x-ratelimit-remaining', Math.max(0, spent.remainingPoints));
    reply.header('x-ratelimit-reset', seconds);
    if (spent.consumedPoints <= pointsPerMinute) return;
    reply.header('retry-after', seconds);
    throw new AppError('rateLimited', seconds);
  });
}
