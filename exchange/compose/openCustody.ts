import type { Accounts } from '../app/accounts/createAccounts';
import { bookOpenings, openingsOn } from '../app/custody/bookOpenings';
import type { Chain } from '../app/custody/chain';
import { type Chains, createChains } from '../app/custody/chains';
import type { DepositStore } from '../app/custody/deposits/depositStore';
import { Followers } from '../app/custody/deposits/followers';
import { OwnAddresses } from '../app/custody/deposits/ownAddresses';
import type { DepositsContext } from '../app/custody/deposits/ownDeposits';
import { ToldNumbers } from '../app/custody/deposits/toldNumbers';
import { HotWallets } from '../app/custody/hot/hotWallets';
import { refuseOtherKeys } from '../app/custody/keyTraces';
import { createNetworks, type Networks } from '../app/custody/networks';
import { sweepChain } from '../app/custody/sweeps/sweepChain';
import type { RunningMoneyWriter } from '../app/money/moneyWriter';
import type { Bus } from '../app/ports/bus';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { BrandStore } from '../app/site/brandStore';
import { createSimulation, type SimulatedNetworks } from '../custody/simulated/createSimulation';
import { createDepositRepository } from '../db/custody/depositRepository';
import { createHotWalletRepository } from '../db/custody/hotWalletRepository';
import { createKeyTraceRepository } from '../db/custody/keyTraceRepository';
import { createNetworkRepository } from '../db/custody/networkRepository';
import { createPracticePaymentRepository } from '../db/custody/practicePaymentRepository';
import { createSweepRepository } from '../db/custody/sweepRepository';
import { startFollowChainsJob } from '../jobs/followChainsJob';
import { startHotWalletsJob } from '../jobs/hotWalletsJob';
import { startSimulationJob } from '../jobs/simulationJob';
import { startSweepChainsJob } from '../jobs/sweepChainsJob';
import type { Settings } from '../settings/table';
import { toldNumbersFile } from '../toldNumbersFile';
import type { Closers } from './closers';

interface CustodyParts {
  database: Database;
  writer: RunningMoneyWriter;
  accounts: Pick<Accounts, 'sending'>;
  bus: Bus;
  brands: BrandStore;
  clock: Clock;
  log: Log;
  /** The exchange's program, where it is one: keys are kept in a process of it. */
  program: string | undefined;
}

export interface Custody {
  chains: Chains;
  /** Networks that are none of the simulated ones. */
  real: readonly Chain[];
  networks: Networks;
  deposits: DepositsContext;
  followers: Followers;
  /** What following writes to. */
  follow: DepositStore;
  simulation: SimulatedNetworks;
  hotWallets: HotWallets;
}

/** Networks of practice run here; what lay in their hot wallets from the beginning is booked before the first block. */
function runSimulation({ writer, log }: CustodyParts, simulation: SimulatedNetworks, chains: Chains, closers: Closers): void {
  const openings = openingsOn(chains, simulation);
  let isBooked = false;
  const stop = startSimulationJob(async () => {
    if (!isBooked) await bookOpenings(writer, openings);
    isBooked = true;
    await simulation.mineDue();
  }, log);
  closers.add('simulated networks', stop);
}

/** Loaded where it is set, and nowhere else: what it is built on costs a start a fifth of a second. */
async function realChains(settings: Settings, { writer, ...parts }: CustodyParts, closers: Closers): Promise<Chain[]> {
  if (settings.EVM_RPC_URLS.length === 0) return [];
  const { openEvm } = await import('./openEvm');
  const chain = await openEvm(settings, { ...parts, scales: writer.scales }, closers);
  await refuseOtherKeys(chain, createKeyTraceRepository(parts.database));
  return [chain];
}

/** The networks coins travel on, and what arrives over them. @throws StartError where settings and a real network contradict each other */
export async function openCustody(settings: Settings, parts: CustodyParts, closers: Closers): Promise<Custody> {
  const { database, writer, accounts, bus, brands, clock, log } = parts;
  const simulation = createSimulation({ lane: database.lane('background'), clock, scales: writer.scales });
  // Real networks come first: they take the place of simulated ones of the same name.
  const real = await realChains(settings, parts, closers);
  const chains = createChains([...real, ...simulation.chains]);
  runSimulation(parts, simulation, chains, closers);
  const networkStore = createNetworkRepository(database);
  const networks = createNetworks(networkStore, chains, (brand) => brands.get(brand).file.practice);
  const store = createDepositRepository(database);
  const told = new ToldNumbers(toldNumbersFile(settings.DATA_DIR), log);
  await told.follow(real, store);
  const addresses = new OwnAddresses({ store, told, clock });
  const followers = new Followers({ store, networks: networkStore, addresses, writer, bus, clock, log });
  closers.add('followed networks', startFollowChainsJob(chains.all().map((chain) => () => followers.follow(chain))));
  const sweeping = { store: createSweepRepository(database.lane('background')), standing: store.standing, writer, clock, log };
  // Hot wallets of simulated networks are full from the beginning.
  closers.add(
    'moved coins',
    startSweepChainsJob(
      real.map((chain) => () => sweepChain(sweeping, chain)),
      log,
    ),
  );
  const hotWallets = new HotWallets({ store: createHotWalletRepository(database.lane('background')), chains, scales: writer.scales, log });
  closers.add(
    'hot wallets',
    startHotWalletsJob(() => hotWallets.look(), log),
  );
  const practicePayments = createPracticePaymentRepository(database.lane('background'));
  const deposits = {
    store,
    sending: accounts.sending,
    networks,
    chains,
    addresses,
    scales: writer.scales,
    simulation,
    practicePayments,
    clock,
  };
  return { chains, real, networks, deposits, followers, follow: store, simulation, hotWallets };
}
