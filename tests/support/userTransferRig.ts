import { createInTurn } from '@/exchange/app/inTurn';
import type { Database } from '@/exchange/app/ports/database';
import type { UserTransferContext } from '@/exchange/app/wallet/users/context';
import { createUserTransferQueries } from '@/exchange/db/wallet/userTransferQueries';
import { type AccountsRig, buildAccountsRig } from './accountsRig';
import { type Money, startMoney } from './moneyDesk';

export interface UserTransferRig {
  rig: AccountsRig;
  money: Money;
  context: UserTransferContext;
}

const RATES = new Map([
  ['USDT', '1'],
  ['BTC', '90000'],
]);

/** Accounts, their money, and sending it to each other: real ones over a database, at prices that stand still. */
export async function startUserTransfers(
  database: Database,
  limitUsd: string,
  refuseBesidesSaved: UserTransferContext['refuseBesidesSaved'] = async () => undefined,
): Promise<UserTransferRig> {
  const rig = await buildAccountsRig(database);
  const money = await startMoney(database, { bus: rig.bus as never });
  const { writer, clock } = money;
  const context = {
    ...{ writer, scales: writer.scales, clock, payments: rig.accounts.payments, inTurn: createInTurn() },
    ...{ transfers: createUserTransferQueries(database), refuseBesidesSaved, limitUsd: async () => limitUsd, rates: () => RATES },
  };
  return { rig, money, context };
}
