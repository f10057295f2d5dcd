import { knownOf } from '@/exchange/app/withdrawals/checkAddress';
import { createWithdrawalQueries } from '@/exchange/db/withdrawals/withdrawalQueries';
import { type SendingRig, SOMEWHERE, startSending } from '../support/sendingRig';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('an address coins are sent to', (database) => {
  let rig: SendingRig;
  beforeAll(async () => {
    rig = await startSending(database());
  });
  afterAll(() => rig.money.writer.stop());

  const there = { chainId: 'bitcoin', address: SOMEWHERE, memo: null };
  const known = async (userId: string) => {
    const queries = createWithdrawalQueries(database());
    const [book, sent] = await Promise.all([queries.book(userId), queries.sentTo(userId, 200)]);
    return knownOf({ book, sent, asset: 'BTC', now: rig.money.clock.now() }, there);
  };

  it('is new until something has arrived there: asking a second time passes no hold', async () => {
    const userId = await rig.account(50_000_000n);
    expect(await known(userId)).toMatchObject({ isFirst: true });
    const { withdrawalId } = await rig.ask(userId, { holdMs: 86_400_000 });
    expect(await known(userId)).toMatchObject({ isFirst: true, sent: { times: 1, hasArrived: false } });
    rig.money.clock.advance(86_400_000);
    await rig.turn();
    expect(await rig.statusOf(withdrawalId)).toBe('SENT');
    expect(await known(userId)).toMatchObject({ isFirst: true });
    await rig.mine(3);
    await rig.turn();
    expect(await rig.statusOf(withdrawalId)).toBe('DONE');
    expect(await known(userId)).toMatchObject({ isFirst: false, looksLike: undefined });
  });
});
