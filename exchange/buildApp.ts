import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { API_VERSION } from '@/contract/headers';
import { readEarnAssets } from './app/earn/readEarn';
import type { Clock } from './app/ports/clock';
import { isOffered } from './app/site/offered';
import { Closers } from './compose/closers';
import { openAccounts, recaptchaOf } from './compose/openAccounts';
import { accountBrandsOf, openBrands } from './compose/openBrands';
import { openBus } from './compose/openBus';
import { openConvert } from './compose/openConvert';
import { openCustody } from './compose/openCustody';
import { openDemo } from './compose/openDemo';
import { openEarn } from './compose/openEarn';
import { openExpress } from './compose/openExpress';
import { openHandovers } from './compose/openHandovers';
import { openHeavyReads } from './compose/openHeavyReads';
import { openLiabilities } from './compose/openLiabilities';
import { hasPhone, openMail } from './compose/openMail';
import { openMarkets, takeOver } from './compose/openMarkets';
import { openNotices } from './compose/openNotices';
import { openOperating } from './compose/openOperating';
import { openOutbox } from './compose/openOutbox';
import { openOwnData } from './compose/openOwnData';
import { openPush } from './compose/openPush';
import { openReferral } from './compose/openReferral';
import { openRevision } from './compose/openRevision';
import { openSealer } from './compose/openSealer';
import { openStatements } from './compose/openStatements';
import { openStore } from './compose/openStore';
import { openUploads } from './compose/openUploads';
import { openUserTransfers } from './compose/openUserTransfers';
import { hasProvider, openVerifications } from './compose/openVerifications';
import { openWallets } from './compose/openWallets';
import { openWithdrawals } from './compose/openWithdrawals';
import { type ListedProvider, paymentProviders, realPaymentsBy } from './compose/paymentProviders';
import { readinessOf } from './compose/readiness';
import { type RouteParts, registerRoutes } from './compose/registerRoutes';
import { createClaimRepository } from './db/practice/claimRepository';
import { createHostMemory } from './db/site/hostMemory';
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

interface Surroundings {
  clock: Clock;
  program: string | undefined;
  payments: readonly ListedProvider[];
}

const systemClock: Clock = { now: () => Date.now() };

function accessOf(settings: Settings, { accounts, handovers, brands, clock }: RouteParts): Access {
  return {
    authenticate: (token, brand, isActing) => accounts.authenticate(token, brand, isActing),
    phoneOf: (phoneSecret, brand) => handovers.ofPhone(brand, phoneSecret),
    brandOf: (host) => brands.nameOf(host),
    groundOf: (brand) => ({ globalRegion: brands.get(brand).file.globalRegion }),
    now: () => clock.now(),
    isOffered: (endpoint, brand) => isOffered(endpoint, brands.get(brand).file),
    isBlocked: blockingOf(settings.BLOCKED_ADDRESSES, settings.BLOCKED_COUNTRIES),
    countryHeader: settings.COUNTRY_HEADER ?? undefined,
  };
}

/** Everything behind the server. What is opened first is closed last. */
async function openParts(
  settings: Settings,
  log: Logger,
  { clock, program, payments }: Surroundings,
  closers: Closers,
): Promise<RouteParts> {
  const metrics = createMetrics();
  const database = await openStore(settings, { clock, log, metrics }, closers);
  const heavyReads = openHeavyReads(database.kind, metrics);
  const bus = await openBus(settings, log, closers);
  const { mailer, mailbox, place } = openMail(settings, database, clock, closers);
  const sealer = await openSealer(settings, database);
  const push = await openPush(settings, { database, sealer, clock });
  const afterCommit = openOutbox({ database, bus, clock, log, metrics, mailer, sealer, push }, closers);
  const uploads = await openUploads(settings, { database, sealer, clock, log, program }, closers);
  const writer = await takeOver({ database, bus, clock, log, metrics }, closers);
  // Not before: which brand has which host is written by the one exchange alone.
  const brands = await openBrands(settings, log, closers, createHostMemory(database), payments);
  const markets = await openMarkets(settings, { database, bus, clock, log, metrics, brands, heavyReads, writer }, closers);
  const accounts = await openAccounts(
    settings,
    { database, bus, clock, log, sealer, afterCommit, mailbox: place, brands, writer },
    closers,
  );
  const claims = {
    writer,
    queries: createClaimRepository(database),
    isPracticeBrand: (brand: string) => brands.get(brand).file.practice,
    clock,
  };
  const verification = openVerifications(settings, { database, bus, clock, log, sealer, afterCommit, brands, accounts, uploads }, closers);
  const handovers = openHandovers({ database, bus, clock, log, sealer, afterCommit, accounts, uploads }, closers);
  const custody = await openCustody(settings, { ...markets, database, accounts, bus, brands, clock, log, program }, closers);
  const express = await openExpress(
    settings,
    { ...markets, database, brands, verification, accounts, bus, clock, log, metrics, listed: payments },
    closers,
  );
  const parts = {
    ...markets,
    express: express.context,
    custody,
    accounts,
    uploads,
    verification: verification.operators,
    sealer,
    brands,
    bus,
    database,
    clock,
    log,
    metrics,
  };
  const operating = await openOperating(settings, parts, closers);
  const notices = await openNotices({ database, clock, log, sealer, afterCommit, brands: accountBrandsOf(brands, settings) }, closers);
  const referral = await openReferral({ ...markets, database, clock, log }, closers);
  const earn = openEarn({ ...markets, database, heavyReads, brands, clock, log }, closers);
  const earnAssets = (userId: string) => readEarnAssets(earn, userId);
  const wallets = await openWallets({ ...markets, database, heavyReads, brands, earnAssets, clock, log }, closers);
  const liabilities = openLiabilities({ ...markets, custody: custody.deposits, brands, database, heavyReads, clock, log }, closers);
  const userTransfers = openUserTransfers({ ...markets, database, accounts, verification, clock });
  const convert = await openConvert(settings, { ...markets, database, heavyReads, clock, log }, closers);
  const withdrawals = await openWithdrawals(
    settings,
    { ...markets, database, custody, accounts, verification, brands: accountBrandsOf(brands, settings), sealer, afterCommit, clock, log },
    closers,
  );
  const ownParts = { ...markets, database, heavyReads, clock, verification };
  const ownData = openOwnData(ownParts);
  const statements = openStatements({ ...ownParts, brands, log, program }, closers);
  const demo = await openDemo(accounts, claims, settings.DEFAULT_BRAND, log);
  return {
    ...markets,
    database,
    heavyReads,
    bus,
    clock,
    metrics,
    brands,
    accounts,
    notices,
    push,
    uploads,
    verification,
    handovers,
    ownData,
    statements,
    mailbox,
    unsent: place.channels,
    claims,
    demo,
    operating,
    referral,
    express,
    wallets,
    userTransfers,
    convert,
    custody,
    liabilities,
    withdrawals,
    has: {
      phone: hasPhone(settings),
      provider: hasProvider(settings),
      payments: realPaymentsBy(settings, payments) !== undefined,
      recaptcha: recaptchaOf(settings) !== undefined,
    },
    earn,
  };
}

async function compose(settings: Settings, log: Logger, surroundings: Surroundings, closers: Closers): Promise<FastifyInstance> {
  const parts = await openParts(settings, log, surroundings, closers);
  const { metrics } = parts;
  const app = await buildHttpServer({
    log,
    metrics,
    access: accessOf(settings, parts),
    trustedProxies: settings.TRUSTED_PROXIES,
    requestsPerMinute: settings.REQUESTS_PER_MINUTE,
  });
  closers.add('server', () => app.close());
  registerRoutes(app, parts);
  registerDocs(app, API_VERSION);
  registerHealth(app, readinessOf(parts), openRevision(parts, closers));
  return app;
}

/**
 * Opens what the settings name and puts the areas together. When a part cannot be opened, what was open is closed again.
 * @param program the exchange's program, where it is one: files of users are read in a process of it
 * @param payments who takes payments, as far as the settings connect them
 * @throws StartError with one line for the operator.
 */
export async function buildExchange(
  settings: Settings,
  log: Logger,
  clock: Clock = systemClock,
  program?: string,
  payments: readonly ListedProvider[] = paymentProviders,
): Promise<Exchange> {
  const closers = new Closers();
  const stop = () => closers.closeAll((part, error) => log.error({ part, err: error }, 'could not be closed'));
  try {
    return { app: await compose(settings, log, { clock, program, payments }, closers), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
