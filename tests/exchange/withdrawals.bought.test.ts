import type { Actor } from '@/exchange/app/actor';
import { startExpress } from '../support/expressRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { SOMEWHERE } from '../support/sendingRig';
import { describeOnDatabase } from '../support/testDatabase';

const HOLD_MS = 24 * 3_600_000;

describeOnDatabase('a withdrawal of coins that a card bought', (database) => {
  let express: Awaited<ReturnType<typeof startExpress>>;
  let user: Actor;
  beforeAll(async () => {
    express = await startExpress(database());
    user = await express.rig.join();
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => express.rig.money.writer.stop());

  const post = (asset: string, amount: bigint, wallet: 'MAIN' | 'TRADE') => {
    const entries = [
      { owner: { type: 'user' as const, userId: user.userId, wallet }, asset, amount },
      { owner: { type: 'system' as const, name: 'issuance' as const }, asset, amount: -amount },
    ];
    return express.writer.post({ kind: 'test.fund', reference: `${asset}-${amount}`, entries });
  };
  const ask = (clientWithdrawalId: string, amount: bigint) =>
    express.writer.run('askWithdrawal', {
      terms: {
        ...{ userId: user.userId, brand: 'kontor', clientWithdrawalId, asset: 'BTC', chainId: 'bitcoin' },
        ...{ address: SOMEWHERE, memo: null, amount, fee: 1n },
      },
      asked: { label: null, usdCents: 1n, score: 0, signs: [], device: '', country: null },
      ...{ holdMs: HOLD_MS, reason: 'WINDOW', limitUsd: '50000' },
    });
  const give = (clientTransferId: string, amount: bigint) =>
    express.writer.run('sendToUser', {
      terms: {
        ...{ senderId: user.userId, receiverId: '999999', clientTransferId, asset: 'BTC', amount, cents: 1n },
        ...{ note: null, senderName: 'a', receiverName: 'b' },
      },
      limitCents: 100_00n,
    });

  it('is refused until their hours are over; what else is there may go, and counts as gone', async () => {
    // Nothing else that could stand for them.
    const rows = await database().query<{ asset: string; available: string }>(
      "select asset, available::text as available from accounts where owner_id = $1 and wallet = 'TRADE'",
      [user.userId],
    );
    for (const { asset, available } of rows) await post(asset, -BigInt(available), 'TRADE');
    const { orderId } = await express.order(user);
    await express.act(orderId, 'pay-card');
    await expect(ask('all', 600_000n)).rejects.toMatchObject({ codeName: 'expressCoinsHeld' });
    await post('BTC', 500_000n, 'MAIN');
    await expect(ask('more', 500_001n)).rejects.toMatchObject({ codeName: 'expressCoinsHeld' });
    await ask('rest', 500_000n);
    await expect(ask('again', 2n)).rejects.toMatchObject({ codeName: 'expressCoinsHeld' });
    await expect(give('to-user', 1n)).rejects.toMatchObject({ codeName: 'expressCoinsHeld' });
    express.clock.advance(HOLD_MS + 1);
    await ask('later', 600_000n);
  });
});
