import type { FastifyInstance } from 'fastify';
import type { ClaimContext } from '../app/practice/claimContext';
import { claimPracticeFunds } from '../app/practice/claimPracticeFunds';
import { claimStatus } from '../app/practice/claimStatus';
import { route } from './route';

/** Practice funds, on brands that operate with practice coins. */
export function registerPracticeRoutes(app: FastifyInstance, practice: ClaimContext): void {
  route(app, 'practiceStatus', ({ actor }) => claimStatus(practice, actor));
  route(app, 'practiceClaim', ({ actor }) => claimPracticeFunds(practice, actor));
}
