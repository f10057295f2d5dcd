import { type SendingRig, startSending, WINDOW_MS } from '../support/sendingRig';
import { describeOnEachDatabase } from '../support/testDatabase';

const DAY_MS = 86_400_000;

describeOnEachDatabase('a large amount in pieces', (database) => {
  let rig: SendingRig;
  beforeAll(async () => {
    rig = await startSending(database());
  });
  afterAll(() => rig.money.writer.stop());

  const leave = async () => {
    rig.money.clock.advance(WINDOW_MS);
    await rig.turn();
  };

  it('waits for an operator where all of 24 hours would: no sum leaves in pieces that could not leave at once', async () => {
    const userId = await rig.account(90_000_000n);
    // Approved by nobody from 10,000 USD on.
    const piece = () => rig.ask(userId, { usdCents: 499_900n });
    const [first, second, third] = [await piece(), await piece(), await piece()];
    await leave();
    const status = async () => Promise.all([first, second, third].map(({ withdrawalId }) => rig.statusOf(withdrawalId)));
    expect(await status()).toEqual(['SENT', 'SENT', 'REVIEW']);
    expect((await rig.following.store.byId(third.withdrawalId))?.reason).toBe('AMOUNT');
    // What came back does not count, and neither does what is a day old.
    await rig.money.writer.run('returnWithdrawal', { withdrawalId: third.withdrawalId, userId, to: 'CANCELLED', reason: null });
    rig.money.clock.advance(DAY_MS);
    const later = await piece();
    await leave();
    expect(await rig.statusOf(later.withdrawalId)).toBe('SENT');
  });

  it('counts what went to other users before it, within its day', async () => {
    const userId = await rig.account(90_000_000n);
    const receiverId = await rig.account(1n);
    let serial = 0;
    const give = (cents: bigint) => {
      serial += 1;
      const names = { senderId: userId, receiverId, clientTransferId: `given-${serial}`, senderName: 'a', receiverName: 'b' };
      return rig.money.writer.run('sendToUser', {
        terms: { ...names, asset: 'BTC', amount: 1n, cents, note: null },
        limitCents: 100_000_000n,
      });
    };
    await give(999_800n);
    rig.money.clock.advance(DAY_MS);
    await give(500_000n);
    const below = await rig.ask(userId, { usdCents: 499_999n });
    const at = await rig.ask(userId, { usdCents: 1n });
    // What goes later is counted by what comes behind that.
    rig.money.clock.advance(1);
    await give(500_000n);
    await leave();
    expect(await Promise.all([below, at].map(({ withdrawalId }) => rig.statusOf(withdrawalId)))).toEqual(['SENT', 'REVIEW']);
    expect(await rig.following.store.dayCents(at)).toBe(1_000_000n);
  });
});
