import type { FastifyInstance } from 'fastify';
import { ownLiability } from '../app/liabilities/ownLiability';
import { listSnapshots, type ReadingContext } from '../app/liabilities/snapshots';
import { CALL_COSTS } from './callLimits';
import { route } from './route';

/** What the brand owes everybody, and the proof that a user is counted in it. */
export function registerLiabilityRoutes(app: FastifyInstance, liabilities: ReadingContext): void {
  route(app, 'liabilities', ({ brand }) => listSnapshots(liabilities, brand));
  route(app, 'ownLiability', ({ actor }) => ownLiability(liabilities, actor), CALL_COSTS.history);
}
