import { type SendingRig, startSending, WINDOW_MS } from '../support/sendingRig';
import { describeOnDatabase } from '../support/testDatabase';

const DAY_MS = 86_400_000;

describeOnDatabase('a large amount in pieces', (database) => {
  let rig: SendingRig;
  beforeAll(async () => {
    rig = await startSending(database());
  });
  afterAll(() => rig.money.writer.stop());

  const leave = async () => {
    rig.money.clock.advance(WINDOW_MS);
    await rig.turn();
  };

  it('waits for a person where all of 24 hours would: no sum leaves in pieces that could not leave at once', async () => {
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
});
