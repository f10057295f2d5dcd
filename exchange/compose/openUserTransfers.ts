import { usdRatesFrom } from '@/domain/market/usdRates';
import type { Accounts } from '../app/accounts/createAccounts';
import { createInTurn } from '../app/inTurn';
import type { MarketData } from '../app/marketData/createMarketData';
import type { RunningMoneyWriter } from '../app/money/moneyWriter';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Verifications } from '../app/verification/createVerifications';
import type { UserTransferContext } from '../app/wallet/users/context';
import { refuseBesidesSaved } from '../app/withdrawals/savedOnly';
import { createUserTransferQueries } from '../db/wallet/userTransferQueries';
import { createWithdrawalQueries } from '../db/withdrawals/withdrawalQueries';

interface UserTransferParts {
  database: Database;
  writer: RunningMoneyWriter;
  marketData: Pick<MarketData, 'referencePrices'>;
  accounts: Pick<Accounts, 'payments'>;
  verification: Pick<Verifications, 'state'>;
  clock: Clock;
}

/** Sending to other users: who they are say accounts, how much may leave says the level. */
export const openUserTransfers = ({
  database,
  writer,
  marketData,
  accounts,
  verification,
  clock,
}: UserTransferParts): UserTransferContext => ({
  writer,
  scales: writer.scales,
  clock,
  payments: accounts.payments,
  inTurn: createInTurn(),
  transfers: createUserTransferQueries(database),
  limitUsd: async (actor) => (await verification.state(actor)).limits.withdrawPerDay.amount,
  refuseBesidesSaved: (userId) => refuseBesidesSaved({ queries: createWithdrawalQueries(database), clock }, userId),
  rates: () => usdRatesFrom(marketData.referencePrices()),
});
