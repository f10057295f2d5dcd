import type { AccountMoney } from '@/exchange/app/accounts/accountMoney';
import type { Database } from '@/exchange/app/ports/database';
import { ERASED_TABLES } from '@/exchange/db/accounts/erasure';
import { type AccountsRig, buildAccountsRig, STRONG_PASSWORD } from './accountsRig';
import { expectLedgerHolds } from './ledgerInvariants';
import { type Money, startMoney } from './moneyDesk';

export interface ClosingRig {
  rig: AccountsRig;
  money: Money;
  /** What closing asks of the ledger, called as the use case does. */
  own: AccountMoney;
  /** A new user who is signed in, and closes their account with the right password. */
  owner(
    name: string,
    caller?: AccountsRig['caller'],
  ): Promise<{ email: string; token: string; id: string; actor: Signed; close(over?: object): Promise<unknown> }>;
  /** How many rows of each table are of this user, of those that have any; files too. */
  rowsOf(id: string): Promise<Record<string, number>>;
  userRow(id: string): Promise<unknown>;
  stop(): Promise<void>;
}

type Signed = NonNullable<Awaited<ReturnType<AccountsRig['accounts']['authenticate']>>>;

/** Accounts that can be closed, with the ledger that closing asks. */
export async function startClosing(database: Database): Promise<ClosingRig> {
  let money: Money;
  const own: AccountMoney = {
    setSelfFrozen: (actor, isFrozen, cancelOrders) => money.writer.run('setFrozen', { actor, isFrozen, cancelOrders }),
    close: (actor, isPractice, closes) => money.writer.run('closeAccount', { actor, isPractice, closes }),
  };
  const rig = await buildAccountsRig(database, { money: { ...own, close: (...params) => own.close(...params) } });
  money = await startMoney(database, { bus: rig.bus as never });
  return {
    rig,
    money,
    own,
    async owner(name, caller = rig.caller) {
      const email = `${name}@mail.example`;
      const { token, id } = await rig.register(email, caller);
      const actor = await rig.accounts.authenticate(token, caller.brand, false);
      if (!actor) throw new Error('signed in');
      const close = (over: object = {}) =>
        rig.accounts.security.close(actor, caller, { accountId: id, givesUp: false, currentPassword: STRONG_PASSWORD, ...over });
      return { email, token, id, actor, close };
    },
    async rowsOf(id) {
      const counts: Record<string, number> = {};
      for (const [table, column] of [...ERASED_TABLES, ['uploads', 'user_id'], ['upload_sessions', 'user_id']] as const) {
        const [row] = await database.query<{ count: number }>(`select count(*)::int as count from ${table} where ${column} = $1`, [id]);
        if (row && row.count > 0) counts[table] = row.count;
      }
      return counts;
    },
    async userRow(id) {
      const [row] = await database.query(
        'select email, phone, password_hash, nick_name, closed_at is not null as closed from users where id = $1',
        [id],
      );
      return row;
    },
    async stop() {
      await expectLedgerHolds(database);
      await money.writer.stop();
    },
  };
}
