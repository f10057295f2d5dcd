import { refusalOf } from '../support/accountsRig';
import { keys, type NoticesDesk, openNoticesDesk } from '../support/noticesDesk';
import { PUSH_ENDPOINT } from '../support/noticesRig';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('notices', (database) => {
  let desk: NoticesDesk;
  beforeAll(async () => {
    desk = await openNoticesDesk(database());
  });
  afterAll(() => desk.money.writer.stop());
  beforeEach(() => desk.begin());

  it('are pushed to the ten devices of a user that agreed last and are signed in, the one at hand among them', async () => {
    const [actor, before] = [await desk.trader(), await desk.trader()];
    const device = (name: string) => ({ endpoint: `${PUSH_ENDPOINT}/${name}`, keys });
    await desk.rig.push.subscribe(before, device('shared'));
    for (let nth = 1; nth <= 11; nth += 1) {
      desk.money.clock.advance(1);
      await desk.rig.push.subscribe(await desk.rig.session(actor), device(`many-${nth}`));
    }
    const reached = async () => {
      desk.pushed.length = 0;
      await desk.buy(actor, '0.01');
      await desk.rig.settled();
      return desk.pushed.map(({ endpoint }) => endpoint.slice(PUSH_ENDPOINT.length + 1)).toSorted();
    };
    expect(await reached()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((nth) => `many-${nth}`).toSorted());
    // One that was another user's long before is with who is at it now.
    desk.money.clock.advance(1);
    await desk.rig.push.subscribe(actor, device('shared'));
    expect(await reached()).toEqual(['shared', ...[3, 4, 5, 6, 7, 8, 9, 10, 11].map((nth) => `many-${nth}`)].toSorted());
    // Another subscription of one browser takes the place of its own, and of nobody's else.
    for (const name of ['renewed', 'renewed again']) {
      desk.money.clock.advance(1);
      await desk.rig.push.subscribe(actor, device(name));
    }
    expect(await reached()).toEqual(['renewed again', ...[3, 4, 5, 6, 7, 8, 9, 10, 11].map((nth) => `many-${nth}`)].toSorted());
  });

  it('say of a device whether it is told: to its own account alone, and while the session that agreed is open', async () => {
    const [actor, other] = [await desk.trader(), await desk.trader()];
    const device = { endpoint: `${PUSH_ENDPOINT}/asked`, keys };
    const seenBy = async (who: typeof actor) => (await desk.rig.push.status(who, device.endpoint)).isOn;
    expect(await seenBy(actor)).toBe(false);
    await desk.rig.push.subscribe(actor, device);
    const again = await desk.rig.session(actor);
    expect([await seenBy(actor), await seenBy(again), await seenBy(other)]).toEqual([true, true, false]);
    await database().query('update sessions set expires_at = $2 where id = $1', [actor.sessionId, desk.money.clock.now()]);
    expect(await seenBy(again)).toBe(false);
    await database().query('update sessions set expires_at = $2 where id = $1', [actor.sessionId, desk.money.clock.now() + 1]);
    expect(await seenBy(again)).toBe(true);
    await database().query('update sessions set revoked_at = 1 where id = $1', [actor.sessionId]);
    expect(await seenBy(again)).toBe(false);
    await desk.rig.push.subscribe(other, device);
    expect([await seenBy(again), await seenBy(other)]).toEqual([false, true]);
    await desk.rig.push.unsubscribe(other, device.endpoint);
    expect(await seenBy(other)).toBe(false);
  });

  it('are pushed to devices that agreed to it, until they are gone or their session ends', async () => {
    const [actor, other] = [await desk.trader('es'), await desk.trader()];
    expect(await refusalOf(desk.rig.push.subscribe(actor, { endpoint: 'https://10.0.0.1/', keys }))).toBe('pushEndpointInvalid');
    await desk.rig.push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/1`, keys });
    await desk.rig.push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/1`, keys });
    await desk.rig.push.subscribe(await desk.rig.session(actor), { endpoint: `${PUSH_ENDPOINT}/2`, keys });
    await desk.rig.push.unsubscribe(other, `${PUSH_ENDPOINT}/2`);
    await desk.buy(actor, '0.01');
    await desk.rig.settled();
    expect(desk.pushed.map(({ endpoint }) => endpoint).toSorted()).toEqual([`${PUSH_ENDPOINT}/1`, `${PUSH_ENDPOINT}/2`]);
    expect(JSON.parse(desk.pushed[0]?.payload ?? '{}')).toMatchObject({
      kind: 'TRADE',
      title: 'Orden ejecutada',
      body: 'Compra: 0,01 BTC a 95.000 USDT.',
      language: 'es',
    });
    expect(desk.pushed[0]?.topic).toMatch(/^[A-Za-z0-9_-]{32}$/);
    await desk.rig.push.unsubscribe(actor, `${PUSH_ENDPOINT}/2`);
    desk.pushes.outcome = 'gone';
    desk.pushed.length = 0;
    await desk.buy(actor, '0.01');
    await desk.rig.settled();
    await desk.buy(actor, '0.01');
    await desk.rig.settled();
    expect(desk.pushed).toHaveLength(1);
    desk.pushes.outcome = 'sent';
    await desk.rig.push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/3`, keys });
    await database().query('update sessions set revoked_at = 1 where id = $1', [actor.sessionId]);
    await desk.buy(actor, '0.01');
    await desk.rig.settled();
    expect(desk.pushed).toHaveLength(1);
    const sealed = await database().query<{ sealed: string }>('select sealed from push_subscriptions');
    expect(sealed.some((row) => row.sealed.includes(PUSH_ENDPOINT))).toBe(false);
  });
});
