import { tellWithdrawals } from '@/exchange/app/withdrawals/tellWithdrawals';
import { createToldStore } from '@/exchange/db/withdrawals/toldStore';
import { type AccountsRig, buildAccountsRig, testBrands } from '../support/accountsRig';
import { type SendingRig, startSending } from '../support/sendingRig';
import { silentLog } from '../support/silentLog';
import { describeOnEachDatabase } from '../support/testDatabase';

describeOnEachDatabase('the owner of a withdrawal', (database) => {
  let rig: SendingRig;
  let accounts: AccountsRig;
  beforeAll(async () => {
    accounts = await buildAccountsRig(database());
    rig = await startSending(database());
  });
  afterAll(() => rig.money.writer.stop());

  const telling = () => ({
    store: createToldStore(database(), accounts.afterCommit),
    accounts: { tellOwner: accounts.tellOwner },
    telling: { sealer: accounts.sealer, look: testBrands.look, unsubscribeSecret: 'secret' },
    scales: rig.money.writer.scales,
    clock: rig.money.clock,
    log: silentLog,
  });

  it('is told though a user before them cannot be', async () => {
    const failed = await rig.account(90_000_000n, { email: 'unreachable@mail.example' });
    for (let made = 0; made < 25; made += 1) await rig.ask(failed, { amount: 200_000n, usdCents: 1n });
    const email = 'behind@mail.example';
    await rig.ask(await rig.account(90_000_000n, { email }));
    const failing: typeof accounts.tellOwner = async (tables, userId, ...rest) => {
      if (userId === failed) throw new Error('its text cannot be made');
      await accounts.tellOwner(tables, userId, ...rest);
    };
    await tellWithdrawals({ ...telling(), accounts: { tellOwner: failing } });
    await accounts.settled();
    expect(accounts.sent.filter(({ to }) => to === email)).toHaveLength(1);
    for (let turn = 0; turn < 2; turn += 1) await tellWithdrawals(telling());
    await accounts.settled();
    const untold = await database().query('select id from withdrawals where told_status is distinct from status');
    expect(untold).toEqual([]);
    expect(accounts.sent.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('is told by mail that it was asked for, with its network by name, and what became of it, each once', async () => {
    const email = 'sender@mail.example';
    const userId = await rig.account(90_000_000n, { email });
    const { withdrawalId, address } = await rig.ask(userId);
    const tell = async () => {
      await tellWithdrawals(telling());
      await tellWithdrawals(telling());
      await accounts.settled();
    };
    const mails = () => accounts.sent.filter(({ to }) => to === email);
    await tell();
    expect(mails()).toHaveLength(1);
    expect(mails()[0]?.text).toMatch(/0\.1 BTC[\s\S]*Bitcoin/);
    expect(mails()[0]?.text).toContain(address);
    await rig.money.writer.run('returnWithdrawal', { withdrawalId, userId, to: 'CANCELLED', reason: null });
    await tell();
    const notices = await database().query<{ topic: string }>('select topic from notices where user_id = $1 order by id', [userId]);
    expect(notices.map(({ topic }) => topic)).toEqual(['withdrawalAsked', 'withdrawalCancelled']);
  });
});
