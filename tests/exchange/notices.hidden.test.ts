import { keys, type NoticesDesk, openNoticesDesk } from '../support/noticesDesk';
import { PUSH_ENDPOINT } from '../support/noticesRig';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('notices of who hides balances', (database) => {
  let desk: NoticesDesk;
  beforeAll(async () => {
    desk = await openNoticesDesk(database());
  });
  afterAll(() => desk.money.writer.stop());
  beforeEach(() => desk.begin());

  it('leave the exchange without amounts, by mail and by push, until they are shown again', async () => {
    const actor = await desk.trader();
    await desk.choose(actor, 'TRADE', 'MAIL', true);
    await desk.choose(actor, 'TRADE', 'PUSH', true);
    await desk.rig.push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/hidden`, keys });
    const hides = (status: 0 | 1) =>
      database().query(
        `insert into user_flags (user_id, key, status) values ($1, 'hide_balances', $2)
         on conflict (user_id, key) do update set status = excluded.status`,
        [actor.userId, status],
      );
    const told = async () => {
      [desk.rig.sent.length, desk.pushed.length] = [0, 0];
      await desk.buy(actor, '0.02');
      await desk.rig.settled();
      expect(desk.pushed).toHaveLength(1);
      expect(desk.rig.sent).toHaveLength(1);
      const [mail] = desk.rig.sent;
      return { push: JSON.parse(desk.pushed[0]?.payload ?? '{}').body, mail: `${mail?.text} ${mail?.html}` };
    };
    await hides(1);
    const hidden = await told();
    expect(hidden.push).toBe('Bought •••••• BTC at 95,000 USDT.');
    expect(hidden.mail).toContain('Bought •••••• BTC at 95,000 USDT.');
    expect(hidden.mail).not.toContain('0.02');
    // Whatever its owner looks at hides or shows them by itself.
    expect((await desk.rig.seen(actor))[0]?.params).toMatchObject({ quantity: '0.02' });
    await hides(0);
    const shown = await told();
    expect([shown.push, shown.mail.includes('Bought 0.02 BTC at 95,000 USDT.')]).toEqual(['Bought 0.02 BTC at 95,000 USDT.', true]);
  });
});
