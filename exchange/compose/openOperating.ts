import { NOTICES_TOPIC, type NoticesChanged } from '../app/events';
import type { RunningMoneyWriter } from '../app/money/moneyWriter';
import type { OperatingContext } from '../app/operating/context';
import { haltByRule } from '../app/operating/moneyHalt';
import { OperatorAccess } from '../app/operating/operatorAccess';
import { endStates } from '../app/operating/stateTimer';
import type { Bus } from '../app/ports/bus';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import { createReconciliation, type Reconciliation } from '../app/reconciliation/createReconciliation';
import type { Sealer } from '../app/sealing/sealer';
import type { BrandStore } from '../app/site/brandStore';
import { createAnnouncementWriter } from '../db/operating/announcementRepository';
import { createHotAlarms, createOperatedCustody } from '../db/operating/operatedCustody';
import { createOperatedEarn } from '../db/operating/operatedEarn';
import { createOperatingQueries } from '../db/operating/operatingQueries';
import { createOperatorRepository } from '../db/operating/operatorRepository';
import { createReconciliationRepository } from '../db/reconciliation/reconciliationRepository';
import { sealedRows } from '../db/sealing/sealedRows';
import { createOperatedWithdrawals } from '../db/withdrawals/withdrawalQueries';
import type { Metrics } from '../http/metrics';
import { createBreath } from '../jobs/breath';
import { startReconciliationJob } from '../jobs/reconciliationJob';
import { startStateTimer } from '../jobs/stateTimerJob';
import { machineProof } from '../machineProof';
import { operatorSecretFile } from '../secretFile';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';
import type { Custody } from './openCustody';
import { withdrawalRulesFrom } from './withdrawalRules';

interface OperatingParts {
  database: Database;
  writer: RunningMoneyWriter;
  accounts: OperatingContext['accounts'];
  uploads: OperatingContext['uploads'];
  sealer: Sealer;
  verification: OperatingContext['verification'];
  express: OperatingContext['express'];
  custody: Custody;
  brands: BrandStore;
  bus: Bus;
  clock: Clock;
  log: Log;
  metrics: Metrics;
}

export interface Operating {
  access: OperatorAccess;
  context: OperatingContext;
}

const BREATH_MS = 5;

function openReconciliation({ RECONCILE_SECONDS }: Settings, parts: OperatingParts, closers: Closers): Reconciliation {
  const { database, writer, clock, log, metrics } = parts;
  const { breathe, stop: holdBreath } = createBreath(BREATH_MS);
  const reconciliation = createReconciliation({
    // It reads long, and nobody waits for it.
    store: createReconciliationRepository(database.lane('background')),
    clock,
    log,
    breathe,
    halt: (report) => haltByRule(writer, report),
  });
  const stop = startReconciliationJob(reconciliation, RECONCILE_SECONDS, log);
  closers.add('reconciliation', () => {
    holdBreath();
    return stop();
  });
  metrics.addGauge({
    name: 'kontor_reconciliation_differences',
    help: 'Differences the last reconciliation found',
    read: () => reconciliation.last()?.differenceCount ?? 0,
  });
  metrics.addGauge({
    name: 'kontor_reconciliation_age_seconds',
    help: 'Time since a reconciliation ended; 0 before the first',
    read: () => Math.max(0, clock.now() - (reconciliation.last()?.endedMs ?? clock.now())) / 1_000,
  });
  return reconciliation;
}

const operatedCustody = (
  { chains, follow, followers, simulation, hotWallets }: Custody,
  database: Database,
  writer: RunningMoneyWriter,
) => ({
  store: createOperatedCustody(database),
  deposits: { store: follow, writer },
  followers,
  chains,
  simulation,
  hot: { wallets: hotWallets, store: createHotAlarms(database) },
  scales: writer.scales,
});

/** What operators work with, and what watches over money and market states while nobody looks. */
export async function openOperating(settings: Settings, parts: OperatingParts, closers: Closers): Promise<Operating> {
  const { database, writer, accounts, uploads, verification, express, custody, sealer, brands, bus, clock, log, metrics } = parts;
  const announcements = {
    isBrand: (brand: string) => brands.all().some(({ name }) => name === brand),
    write: createAnnouncementWriter(database),
    published: (brand: string) => bus.publish(NOTICES_TOPIC, { userIds: [], brand } satisfies NoticesChanged),
  };
  const store = createOperatorRepository(database);
  const { DATA_DIR } = settings;
  const proof = machineProof(DATA_DIR, clock);
  const access = new OperatorAccess({ store, secretFile: operatorSecretFile(DATA_DIR), proof, clock, log });
  await access.offerSecret();
  const reconciliation = openReconciliation(settings, parts, closers);
  closers.add(
    'state timer',
    startStateTimer(() => endStates(writer, clock), log),
  );
  metrics.addGauge({
    name: 'kontor_money_halted',
    help: '1 while all money stands still',
    read: () => Number(writer.moneyHalt() !== null),
  });
  metrics.addLabelledGauge({
    name: 'kontor_hot_wallet_low',
    help: '1 while a hot wallet has less of a coin than it should, or than withdrawals that wait need',
    labels: ['chain', 'asset'],
    read: () => custody.hotWallets.last().map(({ chainId, asset, state }) => ({ of: [chainId, asset], value: Number(state === 'LOW') })),
  });
  const sealed = { sealer, sealedRows: sealedRows(database.lane('background')) };
  const sending = { withdrawals: createOperatedWithdrawals(database), withdrawalRules: withdrawalRulesFrom(settings) };
  const queries = createOperatingQueries(database);
  return {
    access,
    context: {
      store,
      queries,
      writer,
      reconciliation,
      accounts,
      uploads,
      verification,
      announcements,
      express,
      earn: createOperatedEarn(database),
      ...sending,
      custody: operatedCustody(custody, database, writer),
      ...sealed,
      clock,
      log,
    },
  };
}
