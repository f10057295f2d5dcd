import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { API_VERSION } from '@/contract/headers';
import type { Accounts } from './app/accounts/createAccounts';
import type { Clock } from './app/ports/clock';
import type { BrandStore } from './app/site/brandStore';
import { isOffered } from './app/site/offered';
import { Closers } from './compose/closers';
import { openAccounts } from './compose/openAccounts';
import { openBrands } from './compose/openBrands';
import { openBus } from './compose/openBus';
import { openDemo } from './compose/openDemo';
import { openHeavyReads } from './compose/openHeavyReads';
import { openMail } from './compose/openMail';
import { openMarkets } from './compose/openMarkets';
import { openOperating } from './compose/openOperating';
import { openStore } from './compose/openStore';
import { readinessOf } from './compose/readiness';
import { type RouteParts, registerRoutes } from './compose/registerRoutes';
import { createClaimRepository } from './db/claimRepository';
import type { Access } from './http/access';
import { blockingOf } from './http/accessBlocking';
import { registerDocs } from './http/docs/registerDocs';
import { registerHealth } from './http/health';
import { buildHttpServer } from './http/httpServer';
import { createMetrics } from './http/metrics';
import type { Settings } from './settings/table';

/** A composed exchange: not listening yet. */
export interface Exchange {
  app: FastifyInstance;
  /** Stops accepting, lets running calls and queued commands finish, closes the database. */
  stop(): Promise<void>;
}

const systemClock: Clock = { now: () => Date.now() };

function accessOf(settings: Settings, accounts: Accounts, brands: BrandStore): Access {
  return {
    authenticate: (token, brand, isActing) => accounts.authenticate(token, brand, isActing),
    brandOf: (host) => brands.nameOf(host),
    isOffered: (endpoint, brand) => isOffered(endpoint, brands.get(brand).file),
    isBlocked: blockingOf(settings.BLOCKED_ADDRESSES, settings.BLOCKED_COUNTRIES),
    countryHeader: settings.COUNTRY_HEADER ?? undefined,
  };
}

/** Everything behind the server. What is opened first is closed last. */
async function openParts(settings: Settings, log: Logger, clock: Clock, closers: Closers): Promise<RouteParts> {
  const metrics = createMetrics();
  const brands = await openBrands(settings, log, closers);
  const database = await openStore(settings, { clock, log, metrics }, closers);
  const heavyReads = openHeavyReads(database.kind, metrics);
  const bus = await openBus(settings, log, closers);
  const { mailer, mailbox, place } = openMail(settings, database, clock, closers);
  const accounts = await openAccounts(settings, { database, bus, clock, log, mailer, mailbox: place, brands }, closers);
  const markets = await openMarkets(settings, { database, bus, clock, log, metrics, brands, heavyReads }, closers);
  const claims = {
    writer: markets.writer,
    queries: createClaimRepository(database),
    isPracticeBrand: (brand: string) => brands.get(brand).file.practice,
    clock,
  };
  const operating = await openOperating(settings, { ...markets, database, clock, log, metrics }, closers);
  const demo = await openDemo(accounts, claims, settings.DEFAULT_BRAND, log);
  return { ...markets, database, heavyReads, bus, clock, metrics, brands, accounts, mailbox, claims, demo, operating };
}

async function compose(settings: Settings, log: Logger, clock: Clock, closers: Closers): Promise<FastifyInstance> {
  const parts = await openParts(settings, log, clock, closers);
  const { metrics, accounts, brands } = parts;
  const app = await buildHttpServer({
    log,
    metrics,
    access: accessOf(settings, accounts, brands),
    trustedProxies: settings.TRUSTED_PROXIES,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
  });
  closers.add('server', () => app.close());
  registerRoutes(app, parts);
  registerDocs(app, API_VERSION);
  registerHealth(app, readinessOf(parts));
  return app;
}

/**
 * Opens what the settings name and puts the areas together. When a part cannot be opened, what was open is closed again.
 * @throws StartError with one line for the operator.
 */
export async function buildExchange(settings: Settings, log: Logger, clock: Clock = systemClock): Promise<Exchange> {
  const closers = new Closers();
  const stop = () => closers.closeAll((part, error) => log.error({ part, err: error }, 'could not be closed'));
  try {
    return { app: await compose(settings, log, clock, closers), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
