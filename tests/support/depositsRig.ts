import type { Actor } from '@/exchange/app/actor';
import type { Chain } from '@/exchange/app/custody/chain';
import { createChains } from '@/exchange/app/custody/chains';
import { followChain } from '@/exchange/app/custody/deposits/followChain';
import { OwnAddresses } from '@/exchange/app/custody/deposits/ownAddresses';
import type { DepositsContext } from '@/exchange/app/custody/deposits/ownDeposits';
import { createNetworks } from '@/exchange/app/custody/networks';
import type { MessageAbout } from '@/exchange/app/mail/words/mailWords';
import type { Database } from '@/exchange/app/ports/database';
import { createSimulation } from '@/exchange/custody/simulated/createSimulation';
import { createDepositRepository } from '@/exchange/db/custody/depositRepository';
import { createNetworkRepository } from '@/exchange/db/custody/networkRepository';
import { createPracticePaymentRepository } from '@/exchange/db/custody/practicePaymentRepository';
import { type Money, newActor, startMoney, type TestClock } from './moneyDesk';
import { silentLog } from './silentLog';

/** A user who is in the table of users. */
export async function storedActor(database: Database): Promise<Actor> {
  const actor = newActor();
  await database.query(
    `insert into users (id, brand, email, password_hash, account_type, nick_name, language, referral_code, created_at)
     overriding system value values ($1, 'kontor', $2, 'x', 0, '', 'en', $3, 0)`,
    [actor.userId, `user${actor.userId}@example.com`, `REF${actor.userId}`],
  );
  return actor;
}

/** Deposits over simulated networks, with a money writer, step by step: nothing happens that a test does not do. */
export async function depositsRig(database: Database, money?: Money) {
  const { writer, clock, bus } = money ?? (await startMoney(database));
  const simulation = createSimulation({ lane: database, clock, scales: writer.scales });
  const chains = createChains(simulation.chains);
  const networkStore = createNetworkRepository(database);
  const store = createDepositRepository(database);
  const addresses = new OwnAddresses({ store, clock });
  const proofs: MessageAbout[] = [];
  const context: DepositsContext = {
    store,
    sending: {
      challenge: () => Promise.reject(new Error('passkeys are of the accounts')),
      proveForRefund: async (_actor, _caller, _proof, { told }) => {
        proofs.push(told);
      },
    },
    networks: createNetworks(networkStore, chains, () => true),
    chains,
    addresses,
    scales: writer.scales,
    simulation,
    practicePayments: createPracticePaymentRepository(database),
    clock,
  };
  const following = { store, networks: networkStore, addresses, writer, bus, clock, log: silentLog };
  const chain = (chainId: string) => chains.get(chainId) as Chain;
  return {
    ...{ writer, simulation, context, bus, store, following },
    /** What was told of where coins go back to, asked for with a proof. */
    proofs,
    clock: clock as TestClock,
    chain,
    follow: (chainId: string) => followChain(following, chain(chainId)),
    /** So many blocks, read one after the other. */
    blocks: async (chainId: string, count: number) => {
      for (let block = 0; block < count; block += 1) {
        await simulation.mine(chainId, 1);
        await followChain(following, chain(chainId));
      }
    },
  };
}
export type DepositsRig = Awaited<ReturnType<typeof depositsRig>>;
