import type { Actor } from '@/exchange/app/actor';
import { createLimit } from '@/exchange/app/convert/limits';
import { apply } from '@/exchange/app/earn/changePlans';
import { createReconciliation, type ReconciliationReport } from '@/exchange/app/reconciliation/createReconciliation';
import { createReconciliationRepository } from '@/exchange/db/reconciliation/reconciliationRepository';
import { startConvert } from '../support/convertRig';
import { earnDesk } from '../support/earnDesk';
import { startExpress } from '../support/expressRig';
import { SOMEWHERE } from '../support/sendingRig';
import { silentLog } from '../support/silentLog';
import { describeOnEachDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const PLAN = '1';

describeOnEachDatabase('reconciliation of what is held', (database) => {
  let express: Awaited<ReturnType<typeof startExpress>>;
  let user: Actor;
  const halted: ReconciliationReport[] = [];
  const run = () =>
    createReconciliation({
      store: createReconciliationRepository(database()),
      clock: express.clock,
      log: silentLog,
      breathe: async () => {},
      halt: async (report) => {
        halted.push(report);
      },
    }).run(false);

  beforeAll(async () => {
    express = await startExpress(database());
    const { money } = express.rig;
    user = await express.rig.join();
    const { userId } = user;
    const entries = (['BTC', 'USDT'] as const).flatMap((asset) => [
      { owner: { type: 'user' as const, userId, wallet: 'MAIN' as const }, asset, amount: 1_000_00000000n },
      { owner: { type: 'system' as const, name: 'issuance' as const }, asset, amount: -1_000_00000000n },
    ]);
    await money.writer.post({ kind: 'test.fund', reference: userId, entries });
    await money.writer.run('askWithdrawal', {
      terms: {
        ...{ userId, brand: 'kontor', clientWithdrawalId: 'w', asset: 'BTC', chainId: 'bitcoin' },
        ...{ address: SOMEWHERE, memo: null, amount: 1_000_000n, fee: 1n },
      },
      asked: { label: null, usdCents: 1n, score: 0, signs: [], device: '', country: null },
      ...{ holdMs: 1, reason: 'WINDOW', limitUsd: '50000' },
    });
    await apply(earnDesk(database(), money).context, user, { planId: PLAN, amount: '100', autoRenew: false, clientId: 'plan' });
    const { context } = await startConvert(database(), {}, money);
    const limit = { from: 'USDT', to: 'BTC', give: '50', get: '1', wallet: 'MAIN', days: 7, clientOrderId: 'limit' } as const;
    await createLimit(context, user, limit);
    await express.order(user, { side: 'SELL', amount: '0.01', methodId: 'bank' });
    expect(await database().query('select purpose from holds where owner_id = $1 order by purpose', [userId])).toEqual(
      ['conversion', 'express', 'plan', 'withdrawal'].map((purpose) => ({ purpose })),
    );
  });
  beforeEach(async () => {
    halted.length = 0;
    expect(await run()).toMatchObject({ differenceCount: 0 });
  });
  afterEach(async () => expect(await run()).toMatchObject({ differenceCount: 0 }));
  afterAll(() => express.rig.money.writer.stop());

  const OF_USER = [
    ['WITHDRAWALS', 'withdrawal', 'withdrawals', 'amount', "status = 'CANCELLED', ended_ms = 1", "status = 'HELD', ended_ms = null", 'BTC'],
    ['CONVERSIONS', 'conversion', 'convert_limits', 'give', "state = 'DONE'", "state = 'OPEN'", 'USDT'],
    ['SALES', 'express', 'express_orders', 'coins', "state = 'CANCELLED'", "state = 'WAITING'", 'BTC'],
    ['PLANS', 'plan', 'earn_subscriptions', 'principal', "status = 'REDEEMED', ended_ms = 1", "status = 'ACTIVE', ended_ms = null", 'USDT'],
  ] as const;

  it.each(OF_USER)('names %s that hold another amount than they say, or are over, and stops money', async (...given) => {
    const [kind, , table, amount, over, open, asset] = given;
    const change = (to: string) => database().query(`update ${table} set ${to} where user_id = $1`, [user.userId]);
    const named = { kind, owner: `user:${user.userId} MAIN`, asset };
    await change(`${amount} = ${amount} + 5`);
    const differing = await run();
    expect(differing.differences.filter((one) => one.kind === kind)).toMatchObject([named]);
    expect(BigInt(differing.differences.find((one) => one.kind === kind)?.expected ?? 0) % 10n).toBe(5n);
    expect(halted).toEqual([differing]);
    await change(`${amount} = ${amount} - 5`);
    await change(over);
    expect((await run()).differences.filter((one) => one.kind === kind)).toMatchObject([{ ...named, expected: '0' }]);
    await change(open);
  });

  it.each(OF_USER)('names %s that nothing is held for, their accounts level otherwise', async (kind, purpose) => {
    const [hold] = await database().query<{ reference: string; account_id: bigint; amount: bigint }>(
      'delete from holds where owner_id = $1 and purpose = $2 returning *',
      [user.userId, purpose],
    );
    const move = 'update accounts set held = held - $2::bigint, available = available + $2::bigint where id = $1::bigint';
    await database().query(move, [hold?.account_id, hold?.amount]);
    const found = {
      kind,
      owner: `user:${user.userId} MAIN`,
      accountId: String(hold?.account_id),
      expected: String(hold?.amount),
      found: '0',
    };
    expect(await run()).toMatchObject({ differenceCount: 1, differences: [found] });
    await database().query(move, [hold?.account_id, -BigInt(hold?.amount ?? 0)]);
    await database().query('insert into holds (owner_id, purpose, reference, account_id, amount) values ($1, $2, $3, $4, $5)', [
      ...[user.userId, purpose, hold?.reference, hold?.account_id, hold?.amount],
    ]);
  });

  it('names a hold of one that there never was', async () => {
    const [row] = await database().query<{ id: bigint }>(
      "select id from accounts where owner_id = $1 and wallet = 'MAIN' and asset = 'BTC'",
      [user.userId],
    );
    await database().query(
      "insert into holds (owner_id, purpose, reference, account_id, amount) values ($1, 'withdrawal', '999999', $2, 3)",
      [user.userId, row?.id],
    );
    expect((await run()).differences).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'WITHDRAWALS', expected: '0', found: '3' })]),
    );
    await database().query("delete from holds where reference = '999999'");
  });

  it('names a plan that counts another sum as taken than lies in it', async () => {
    await database().query('update earn_plans set taken = taken + 7 where id = $1', [PLAN]);
    expect(await run()).toMatchObject({
      differenceCount: 1,
      differences: [{ kind: 'TAKEN', owner: `earn plan ${PLAN}`, asset: 'USDT', expected: '10000000000', found: '10000000007' }],
    });
    expect(halted).toHaveLength(1);
    await database().query('update earn_plans set taken = taken - 7 where id = $1', [PLAN]);
  });
});
