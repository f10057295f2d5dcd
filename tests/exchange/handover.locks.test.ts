import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Sql } from '@/exchange/app/ports/database';
import { deleteHandover } from '@/exchange/db/verification/handoverEnds';
import { createHandoverStore } from '@/exchange/db/verification/handoverRepository';
import { createVerificationStore } from '@/exchange/db/verification/verificationRepository';
import { describeOnEachDatabase } from '../support/testDatabase';
import { buildVerificationRig, type VerificationRig } from '../support/verificationRig';

// Whoever changes a user's handover or verification locks the user first: in another order two of them would wait for each other.

const NOW = 1_000;

/** Runs the rest one behind the other while the user is locked, each once the one before waits, and then `then` with the lock. */
async function behindLock<Results extends unknown[]>(
  database: Database,
  kind: string,
  userId: string,
  then: (tx: Sql) => Promise<unknown>,
  rest: { [At in keyof Results]: () => Promise<Results[At]> },
): Promise<Results> {
  const started: Promise<unknown>[] = [];
  await database.transaction(async (tx) => {
    await tx.query('select 1 as locked from users where id = $1::bigint for update', [userId]);
    const waiting = [(await tx.query<{ pid: number }>('select pg_backend_pid() as pid'))[0]?.pid];
    for (const run of rest) {
      started.push(run());
      // The embedded database does one after the other.
      if (kind !== 'postgres') continue;
      for (const end = Date.now() + 20_000; ; await sleep(5)) {
        const [next] = await tx.query<{ pid: number }>(
          'select pid from pg_stat_activity where pg_blocking_pids(pid) && $1::int[] and not pid = any($1::int[])',
          [waiting],
        );
        if (next) {
          waiting.push(next.pid);
          break;
        }
        if (Date.now() > end) throw new Error('nothing waits for the lock');
      }
    }
    await then(tx);
  });
  return (await Promise.all(started)) as Results;
}

describeOnEachDatabase('a handover that is confirmed', (database, kind) => {
  let rig: VerificationRig;
  beforeAll(async () => {
    rig = await buildVerificationRig(database());
  });

  async function matching(name: string) {
    const { userId } = await rig.user(name);
    const [session] = await database().query<{ id: string }>('select id::text as id from sessions where user_id = $1::bigint', [userId]);
    const store = createHandoverStore(database());
    const begin = (link: string) => {
      const row = { userId, sessionId: session?.id ?? '', step: 'DOCUMENT' as const, attempt: 1, linkHash: `${name} ${link}` };
      return store.begin({ ...row, begunAt: NOW, expiresAt: 600_000 }, { since: 0, most: 5 });
    };
    const handoverId = (await begin('first'))?.handoverId ?? '';
    const origin = { ip: '', userAgent: 'x', country: null };
    await store.bind(handoverId, { phoneHash: name, matchNumber: 42, expiresAt: 120_000, at: NOW, ...origin });
    const confirm = () => store.confirm(handoverId, { userId, number: 42, expiresAt: 900_000, at: NOW });
    return { userId, begin, confirm };
  }

  it('waits for a freeze that ends it', async () => {
    const { userId, confirm } = await matching('freezer');
    const freeze = (tx: Sql) => deleteHandover(tx, userId, NOW);
    expect(await behindLock<[boolean | undefined]>(database(), kind, userId, freeze, [confirm])).toEqual([undefined]);
  });

  it('waits for a link that takes its place', async () => {
    const { userId, begin, confirm } = await matching('beginner');
    const none = () => Promise.resolve();
    const [begun, isConfirmed] = await behindLock<[unknown, boolean | undefined]>(database(), kind, userId, none, [
      () => begin('second'),
      confirm,
    ]);
    expect([begun, isConfirmed]).toEqual([expect.objectContaining({ phoneHash: null }), undefined]);
  });

  it('and its verification, that is decided, waits for who erases the account', async () => {
    const actor = await rig.user('eraser');
    await rig.verification.kyc.start(actor, 'IDENTITY');
    const store = createVerificationStore(database(), rig.afterCommit);
    const decide = () =>
      store.atomically(async (tables) => {
        const rows = await tables.lockOfUser(actor.userId);
        await tables.setAuthStatus(actor.userId, 1);
        return rows.length;
      });
    const erase = (tx: Sql) => tx.query('delete from verifications where user_id = $1::bigint', [actor.userId]);
    expect(await behindLock<[number]>(database(), kind, actor.userId, erase, [decide])).toEqual([0]);
  });
});
