import { isNewDevice } from '@/exchange/app/accounts/devices/isNewDevice';
import { type AccountsRig, buildAccountsRig } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';

const DAY = 86_400_000;
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const NEXT_MAC = MAC.replace('126.0.0.0', '127.0.1.2');
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

describe('a device', () => {
  const known = [{ userAgent: MAC, country: 'DE' }];
  it('is the same in another version and at another address', () => {
    expect(isNewDevice({ userAgent: NEXT_MAC, country: 'DE' }, known)).toBe(false);
  });

  it('is new as another browser, and in another country', () => {
    expect(isNewDevice({ userAgent: PHONE, country: 'DE' }, known)).toBe(true);
    expect(isNewDevice({ userAgent: MAC, country: 'NG' }, known)).toBe(true);
    expect(isNewDevice({ userAgent: MAC, country: null }, known)).toBe(true);
    expect(isNewDevice({ userAgent: MAC, country: 'DE' }, [])).toBe(true);
  });
});

describeOnDatabase('a login from a new device', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  const newsTo = (address: string) => rig.sent.filter(({ to, code }) => to === address && code === undefined);

  it('is told to the owner once, with what it was and from where', async () => {
    const email = 'traveller@mail.example';
    const home = { ...rig.caller, userAgent: MAC, country: 'DE' };
    await rig.register(email, home);
    await rig.login(email, { ...home, userAgent: NEXT_MAC, ip: '203.0.113.99' });
    expect(newsTo(email)).toEqual([]);
    await rig.login(email, { ...home, userAgent: PHONE, country: 'NG', ip: '203.0.113.7' });
    const [told] = newsTo(email);
    expect(told).toMatchObject({ channel: 'email', subject: 'A login to Kontor from a new device' });
    for (const part of ['Safari · iOS', 'Nigeria', '203.0.113.7']) expect(told?.text).toContain(part);
    // Something to act on at once: whoever could not be reached for a day is not frightened any more.
    const [posted] = await database().query('select expires_at - created_at as ms from outbox order by id desc limit 1');
    expect(Number(posted?.ms)).toBe(DAY);
    await rig.login(email, { ...home, userAgent: PHONE, country: 'NG' });
    expect(newsTo(email)).toHaveLength(1);
  });

  it('is remembered when its session has long been ended', async () => {
    const email = 'returning@mail.example';
    const home = { ...rig.caller, userAgent: MAC, country: 'DE' };
    await rig.register(email, home);
    await database().query('delete from sessions');
    await rig.login(email, home);
    expect(newsTo(email)).toEqual([]);
  });

  it('is kept no longer than what is to be told of it', async () => {
    const { id } = await rig.register('talkative@mail.example', { ...rig.caller, userAgent: 'x'.repeat(400) });
    const [act] = await rig.store.activity.page(id, { limit: 1 });
    expect(act?.userAgent).toBe('x'.repeat(300));
  });

  it('is nothing to tell while it fails', async () => {
    const email = 'attacked@mail.example';
    await rig.register(email);
    const stranger = { ...rig.caller, userAgent: PHONE };
    const captcha = await rig.captcha('login');
    await expect(rig.accounts.loginVerify(stranger, { email, password: 'Wrong1234', captcha, platform: 'PC' })).rejects.toThrow();
    expect(newsTo(email)).toEqual([]);
  });
});
