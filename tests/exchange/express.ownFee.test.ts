import type { Actor } from '@/exchange/app/actor';
import { startExpress } from '../support/expressRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('the own fee of express trading', (database) => {
  let express: Awaited<ReturnType<typeof startExpress>>;
  let user: Actor;
  beforeAll(async () => {
    express = await startExpress(database());
  });
  beforeEach(async () => {
    user = await express.rig.join();
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => express.rig.money.writer.stop());

  const system = async (name: string) => {
    const [row] = await database().query<{ available: string }>(
      "select available::text as available from accounts where owner_type = 'system' and owner_id = $1 and asset = 'BTC'",
      [name],
    );
    return BigInt(row?.available ?? 0);
  };
  const both = async () => [await system('express'), await system('expressFees')];

  it('of a purchase is given back with its coins when that is charged back, and is not the user’s to pay', async () => {
    const before = await both();
    const { orderId } = await express.order(user);
    await express.act(orderId, 'pay-card');
    const { feeCoins, coins } = await express.read(orderId);
    expect(feeCoins).toBeGreaterThan(0n);
    expect(await both()).toEqual([(before[0] ?? 0n) - coins - feeCoins, (before[1] ?? 0n) + feeCoins]);
    await express.writer.run('moveExpress', { orderId, userId: user.userId, change: { name: 'CHARGE_BACK' } });
    expect((await express.read(orderId)).takenBack).toBe(coins);
    expect(await both()).toEqual(before);
  });

  it('of a sale is given back with its coins when its money does not arrive', async () => {
    const main = { type: 'user', userId: user.userId, wallet: 'MAIN' } as const;
    const entries = [
      { owner: main, asset: 'BTC', amount: 1_000_000n },
      { owner: { type: 'system', name: 'issuance' } as const, asset: 'BTC', amount: -1_000_000n },
    ];
    await express.writer.post({ kind: 'test.fund', reference: user.userId, entries });
    const before = await both();
    const { orderId } = await express.order(user, { side: 'SELL', amount: '0.01', methodId: 'card' });
    await express.act(orderId, 'pay-out');
    const { feeCoins, coins } = await express.read(orderId);
    expect(feeCoins).toBeGreaterThan(0n);
    expect(await both()).toEqual([(before[0] ?? 0n) + coins - feeCoins, (before[1] ?? 0n) + feeCoins]);
    await express.writer.run('moveExpress', { orderId, userId: user.userId, change: { name: 'REFUND' } });
    expect(await both()).toEqual(before);
  });
});
