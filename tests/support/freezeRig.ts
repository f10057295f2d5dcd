import type { AccountMoney } from '@/exchange/app/accounts/accountMoney';
import type { StandingActor } from '@/exchange/app/actor';
import type { Database } from '@/exchange/app/ports/database';
import { type AccountsRig, buildAccountsRig, STRONG_PASSWORD } from './accountsRig';
import { fund, type Money, startMoney } from './moneyDesk';

export const DAY = 86_400_000;
export const FROZEN = 'Your Kontor account is frozen';
export const FREED = 'Your Kontor account is no longer frozen';

/** Where the process dies: before the commit of the money, or behind it. */
export type Death = 'never' | 'before' | 'behind';

export interface FreezeRig {
  rig: AccountsRig;
  money: Money;
  actorOf(token: string): Promise<StandingActor>;
  /** What was written to an address. */
  subjects(email: string): string[];
  /** A user with money. */
  owner(name: string): Promise<{ email: string; token: string; id: string; actor: StandingActor }>;
  /** What ends a freeze: a code by mail and the password. */
  proof(email: string, token: string): Promise<{ ticket: string; code: string; currentPassword: string }>;
  die(where: Death): void;
}

/** Accounts before a writer of money, where freezing an account can die half way. The caller stops `money.writer`. */
export async function startFreezes(database: Database): Promise<FreezeRig> {
  let dies: Death = 'never';
  const own: AccountMoney = {
    setSelfFrozen: async (actor, isFrozen, cancelOrders) => {
      if (dies === 'before') throw new Error('killed');
      const answer = await money.writer.run('setFrozen', { actor, isFrozen, cancelOrders });
      if (dies === 'behind') throw new Error('killed');
      return answer;
    },
    close: () => Promise.reject(new Error('nothing is closed here')),
  };
  const rig = await buildAccountsRig(database, { money: own });
  const money = await startMoney(database, { bus: rig.bus });
  const actorOf = async (token: string) => {
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('signed in');
    return actor;
  };
  return {
    rig,
    money,
    actorOf,
    subjects: (email) => rig.sent.filter(({ to }) => to === email).map(({ subject }) => subject),
    owner: async (name) => {
      const email = `${name}@mail.example`;
      const { token, id } = await rig.register(email);
      const actor = await actorOf(token);
      await fund(money, actor, 'USDT', '10000');
      return { email, token, id, actor };
    },
    proof: async (email, token) => {
      const { ticket } = await rig.accounts.security.startUnfreezing(await actorOf(token), rig.caller);
      return { ticket, code: rig.codeFor(email), currentPassword: STRONG_PASSWORD };
    },
    die: (where) => {
      dies = where;
    },
  };
}
