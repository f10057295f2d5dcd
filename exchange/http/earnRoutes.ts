import type { FastifyInstance } from 'fastify';
import { type EarnPlanStore, readEarnOffers } from '../app/earn/offers';
import { route } from './route';

/** Earn plans, open to everyone on brands that offer them. */
export function registerEarnRoutes(app: FastifyInstance, plans: EarnPlanStore): void {
  route(app, 'earnOffers', () => readEarnOffers(plans));
}
