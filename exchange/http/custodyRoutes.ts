import type { FastifyInstance } from 'fastify';
import { type ReadingChains, readChains } from '../app/custody/readChains';
import { route } from './route';

/** Networks of coins, open to everyone. */
export function registerCustodyRoutes(app: FastifyInstance, custody: ReadingChains): void {
  route(app, 'chains', ({ params, brand }) => readChains(custody, params, brand));
}
