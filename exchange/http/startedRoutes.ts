import type { FastifyInstance } from 'fastify';
import { loopbackOnly } from './loopbackOnly';

/** How to sign in to the demo account of a practice brand. */
export interface DemoSignIn {
  email: string;
  password: string;
}

/** What stands once the exchange is up, for whoever started it. */
export interface Started {
  /** Brands that are served; the default one also answers at hosts nobody claims. */
  brands: readonly { folder: string; name: string; isDefault: boolean }[];
  /** Whether any of them has practice coins; real and practice coins are never served together. */
  isPractice: boolean;
  /** Networks that are none of the simulated ones, with the addresses that are filled by hand: the hot wallet first. */
  networks: readonly { chainId: string; isPractice: boolean; wallets: readonly string[] }[];
  /** None where no practice coins are traded. */
  demo: DemoSignIn | null;
}

/** Tells `npm start` what to print. On loopback only. */
export function registerStartedRoutes(app: FastifyInstance, started: () => Promise<Started>): void {
  app.get('/started', { onRequest: loopbackOnly }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await started()),
  );
}
