import type { AccountsContext } from '@/exchange/app/accounts/context';
import type { User } from '@/exchange/app/accounts/model';
import { lockTokenFor } from '@/exchange/app/accounts/owner/lockLink';
import { reachedAt } from '@/exchange/app/accounts/owner/reachedAt';
import { spokenLanguage } from '@/exchange/app/accounts/owner/spokenLanguage';
import { createPush } from '@/exchange/app/notices/push/createPush';
import { createPushStore } from '@/exchange/db/notices/pushRepository';
import { type AccountsRig, buildAccountsRig, STRONG_PASSWORD } from '../support/accountsRig';
import { keys } from '../support/noticesDesk';
import { PUSH_ENDPOINT } from '../support/noticesRig';
import { actorOf } from '../support/passkeyOwner';
import { describeOnDatabase } from '../support/testDatabase';

const DAY = 86_400_000;
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

describe('an owner', () => {
  it('is reached by mail, else by phone', () => {
    const at = (email: string | null, phone: string | null) => reachedAt({ email, phone } as User);
    expect(at('jana@mail.example', '+85251234567')).toEqual({ channel: 'email', address: 'jana@mail.example' });
    expect(at(null, '+85251234567')).toEqual({ channel: 'sms', address: '+85251234567' });
    expect(() => at(null, null)).toThrow('auth.token_invalid');
  });

  it('is spoken to in a language of the brand, in English where it names none', () => {
    const spoken = (offered: string[], wanted: string) =>
      spokenLanguage({ brands: { languages: () => offered } } as unknown as AccountsContext, 'kontor', wanted);
    expect([spoken(['es', 'en'], 'en'), spoken(['es', 'en'], 'fr'), spoken([], 'fr')]).toEqual(['en', 'es', 'en']);
  });
});

describeOnDatabase('what protects an account', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  const elsewhere = () => ({ ...rig.caller, ip: '203.0.113.80', userAgent: PHONE });
  const noticesOf = (userId: string) =>
    database().query<{ topic: string; params: object }>('select kind, topic, params, at_ms::text as at from notices where user_id = $1', [
      userId,
    ]);
  const waiting = (userId: string, channel: string) =>
    database().query(
      `select created_at::text as created, expires_at::text as expires, host from outbox
        where user_id = $1 and channel = $2 and urgency = 0 order by id desc`,
      [userId, channel],
    );
  const freshly = async (name: string) => {
    const email = `${name}@mail.example`;
    const { token, id } = await rig.register(email);
    return { email, id, actor: await actorOf(rig, token) };
  };
  const tell = async (id: string) => {
    await rig.store.atomically((tables) => rig.tellOwner(tables, id, 'newDevice'));
    await rig.settled();
  };

  it('is told with what is known of who did it', async () => {
    const { email, id } = await freshly('told.all');
    await rig.login(email, elsewhere());
    const params = { device: 'Safari · iOS', country: 'DE', ip: '203.0.113.80' };
    expect(await noticesOf(id)).toEqual([{ kind: 'SECURITY', topic: 'newDevice', params, at: String(rig.now()) }]);
    const text = rig.sent.findLast(({ to }) => to === email)?.text;
    for (const part of ['Safari · iOS', 'Germany', '203.0.113.80']) expect(text).toContain(part);
  });

  it('is told without what nobody knows', async () => {
    const { email, id } = await freshly('told.nothing');
    await tell(id);
    expect(await noticesOf(id)).toMatchObject([{ topic: 'newDevice', params: {} }]);
    expect(rig.sent.findLast(({ to }) => to === email)?.text).not.toMatch(/Device|Country|IP address/);
  });

  it('is told for a day, by text where there is no address', async () => {
    const captcha = await rig.captcha('register');
    const form = { phone: '51237777', dialingCode: '852', password: STRONG_PASSWORD, isTermsAccepted: true, captcha };
    const { ticket } = await rig.accounts.registerVerify(rig.caller, form);
    const { user } = await rig.accounts.registerConfirm(rig.caller, { ticket, code: rig.codeFor('+85251237777') });
    await tell(user.id);
    expect(rig.sent.at(-1)).toMatchObject({ to: '+85251237777', channel: 'sms', code: undefined });
    const [row] = await waiting(user.id, 'sms');
    expect(row).toMatchObject({ created: String(rig.now()), expires: String(rig.now() + DAY) });
    const secret = await rig.store.secrets.ensure('lock-links', '');
    const locked = await rig.accounts.lock(rig.caller, lockTokenFor(secret, { userId: user.id, issuedAt: rig.now() }));
    expect(locked).toMatchObject({ maskedTarget: '+852 ****7777' });
  });

  it('is told on devices that take web push, unless its owner wants none there', async () => {
    const { id, actor } = await freshly('told.push');
    const push = createPush({
      store: createPushStore(database()),
      sealer: rig.sealer,
      clock: rig.clock,
      publicKey: 'key',
      send: async () => 'sent',
      isAllowed: () => true,
    });
    await push.subscribe(actor, { endpoint: `${PUSH_ENDPOINT}/told`, keys });
    const pushed = () => rig.sent.filter((message) => 'deviceId' in message);
    await tell(id);
    expect(pushed()).toMatchObject([
      { kind: 'SECURITY', deviceId: expect.any(String), language: 'en', title: 'A new device logged in', body: expect.any(String) },
    ]);
    expect(pushed()[0]).toMatchObject({ body: expect.not.stringContaining('{') });
    const [row] = await waiting(id, 'push');
    expect(row).toEqual({ created: String(rig.now()), expires: String(rig.now() + DAY), host: 'push.example' });
    await database().query(`insert into notice_choices (user_id, kind, channel, is_on) values ($1, 'SECURITY', 'PUSH', false)`, [id]);
    await tell(id);
    expect(pushed()).toHaveLength(1);
    expect(await noticesOf(id)).toHaveLength(2);
  });

  it('is told to nobody where all visitors share the account, or it is gone', async () => {
    const { id } = await freshly('told.shared');
    await rig.store.users.share(id);
    await tell(id);
    expect(await noticesOf(id)).toEqual([]);
    await tell('999999999');
  });
});
