import { usdRatesFrom } from '@/domain/market/usdRates';
import type { AccountBrands } from '../app/accounts/accountsSettings';
import type { Accounts } from '../app/accounts/createAccounts';
import { createInTurn } from '../app/inTurn';
import type { MarketData } from '../app/marketData/createMarketData';
import type { RunningMoneyWriter } from '../app/money/moneyWriter';
import type { AfterCommit } from '../app/outbox/afterCommit';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { Sealer } from '../app/sealing/sealer';
import { newToken } from '../app/tokens';
import type { Verifications } from '../app/verification/createVerifications';
import type { WithdrawalContext } from '../app/withdrawals/context';
import { followChain } from '../app/withdrawals/follow/followChain';
import { SignerPatience } from '../app/withdrawals/follow/signerPatience';
import { Troubles } from '../app/withdrawals/follow/troubles';
import { tellWithdrawals } from '../app/withdrawals/tellWithdrawals';
import { createSecretStore } from '../db/accounts/smallStores';
import { createBookStore } from '../db/withdrawals/bookStore';
import { createFollowingStore } from '../db/withdrawals/followingStore';
import { createToldStore } from '../db/withdrawals/toldStore';
import { createWithdrawalQueries } from '../db/withdrawals/withdrawalQueries';
import { startWithdrawalsJob } from '../jobs/withdrawalsJob';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';
import type { Custody } from './openCustody';
import { withdrawalRulesFrom } from './withdrawalRules';

interface WithdrawalParts {
  database: Database;
  writer: RunningMoneyWriter;
  marketData: Pick<MarketData, 'referencePrices'>;
  custody: Custody;
  accounts: Accounts;
  verification: Verifications;
  brands: Pick<AccountBrands, 'look'>;
  sealer: Sealer;
  afterCommit: AfterCommit;
  clock: Clock;
  log: Log;
}

/** What leaves for other networks: what its owners ask of it, what brings it on, and what tells them. */
export async function openWithdrawals(settings: Settings, parts: WithdrawalParts, closers: Closers): Promise<WithdrawalContext> {
  const { database, writer, marketData, custody, accounts, verification, brands, sealer, afterCommit, clock, log } = parts;
  const { chains, networks } = custody;
  const { scales } = writer;
  const rules = withdrawalRulesFrom(settings);
  const background = database.lane('background');
  const remembered = { patience: new SignerPatience(clock), troubles: new Troubles(clock, log) };
  const following = { store: createFollowingStore(background), writer, networks, rules, ...remembered, clock, log };
  for (const chain of chains.all()) {
    closers.add(
      `withdrawals on ${chain.facts.chainId}`,
      startWithdrawalsJob(() => followChain(following, chain), log),
    );
  }
  const queries = createWithdrawalQueries(database);
  const telling = {
    store: createToldStore(database, afterCommit),
    accounts,
    telling: { sealer, look: brands.look, unsubscribeSecret: await createSecretStore(database).ensure('unsubscribe-links', newToken()) },
    scales,
    clock,
    log,
  };
  closers.add(
    'telling of withdrawals',
    startWithdrawalsJob(() => tellWithdrawals(telling), log),
  );
  return {
    writer,
    queries,
    book: createBookStore(database, afterCommit),
    networks,
    chains,
    accounts,
    rules,
    limitUsd: async (actor) => (await verification.state(actor)).limits.withdrawPerDay.amount,
    rates: () => usdRatesFrom(marketData.referencePrices()),
    scales,
    clock,
    inTurn: createInTurn(),
  };
}
