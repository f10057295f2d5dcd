import { createNotices } from '@/exchange/app/notices/createNotices';
import { unsubscribeTokenFor } from '@/exchange/app/notices/unsubscribeLink';
import { ERASED_FILES, ERASED_TABLES, KEPT_COLUMNS } from '@/exchange/db/accounts/erasure';
import { createNoticeRepository } from '@/exchange/db/notices/noticeRepository';
import { refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { appCode } from '../support/authenticatorApp';
import { type ClosingRig, startClosing } from '../support/closingRig';
import { balance, fund, limit } from '../support/moneyDesk';
import { describeOnDatabase } from '../support/testDatabase';

const VISBY = { brand: 'visby', host: 'visby.example', ip: '198.51.100.7', language: 'en', userAgent: '' };

describeOnDatabase('closing an account', (database) => {
  let closing: ClosingRig;
  let rig: ClosingRig['rig'];
  let money: ClosingRig['money'];
  beforeAll(async () => {
    closing = await startClosing(database());
    ({ rig, money } = closing);
  });
  afterAll(() => closing.stop());

  it('erases every table that has something of users, or says why it stays', async () => {
    const rows = await database().query<{ name: string }>(
      `select c.conrelid::regclass::text || '.' || a.attname as name
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
        where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`,
    );
    const known = [...ERASED_TABLES.map((one) => one.join('.')), ...ERASED_FILES.map((table) => `${table}.user_id`), ...KEPT_COLUMNS];
    expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual([...known].sort());
  });

  it('says what stands in the way, coin by coin, and is refused for it', async () => {
    const { actor, id, close } = await closing.owner('close.full', VISBY);
    await fund(money, actor, 'USDT', '100');
    await fund(money, actor, 'BTC', '0.00000001');
    const order = await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
    expect(await rig.accounts.security.closing(actor)).toEqual({
      openOrders: 1,
      coins: [
        { asset: 'BTC', amount: '0.00000001', why: 'TOO_LITTLE' },
        { asset: 'USDT', amount: '100', why: 'HELD' },
      ],
      rebates: [],
    });
    expect(await refusalOf(close({ accountId: `${id}1` }))).toBe('closingNotConfirmed');
    expect(await refusalOf(close({ currentPassword: 'Harbour28' }))).toBe('credentialsInvalid');
    expect(await refusalOf(close({ givesUp: true }))).toBe('closingOrders||1');
    await money.writer.cancelSpotOrder(actor, { symbol: 'BTC_USDT', orderId: order.orderId });
    expect(await refusalOf(close({ givesUp: true }))).toBe('closingBalance||100 USDT');
    await money.writer.post({
      kind: 'test.away',
      reference: id,
      entries: [
        { owner: { type: 'user', userId: id, wallet: 'TRADE' }, asset: 'USDT', amount: -100n * 10n ** 8n },
        { owner: { type: 'system', name: 'issuance' }, asset: 'USDT', amount: 100n * 10n ** 8n },
      ],
    });
    // Too little to move may be left behind, but only by who says so.
    expect(await refusalOf(close())).toBe('closingBalance||0.00000001 BTC');
    expect(await close({ givesUp: true })).toEqual({ closedAt: money.clock.now() });
    expect(await balance(database(), actor, 'BTC')).toEqual({ available: 0n, held: 0n });
    const [entry] = await database().query<{ owner: string }>(
      `select a.owner_id as owner from ledger_entries e join ledger_postings p on p.id = e.posting_id join accounts a on a.id = e.account_id
        where p.kind = 'account.close' and p.reference = $1 and a.owner_type = 'system'`,
      [id],
    );
    expect(entry).toEqual({ owner: 'fees' });
  });

  it('leaves nothing of its owner, tells them once, and frees the address; nobody can tell that there was an account', async () => {
    const { actor, id, token, email, close } = await closing.owner('close.gone');
    const invited = await closing.owner('close.invited');
    await rig.accounts.saveFlag(actor, { key: 'tour', status: 1 });
    await fund(money, actor, 'USDT', '10000');
    // One that waits: a code that was asked for and is not sent yet.
    const [{ count: before } = { count: 0 }] = await database().query<{ count: number }>(
      'select count(*)::int as count from mailbox_messages',
    );
    await database().query(
      `insert into outbox (message_id, channel, urgency, sealed, created_at, expires_at, next_at, user_id)
       values ('waits-${id}', 'email', 1, 'x', 1, 9999999999999, 9999999999998, $1)`,
      [id],
    );
    await database().query(
      `insert into mailbox_messages (brand, recipient, channel, subject, text_body, created_at) values ('kontor', $1, 'email', 's', 't', 1)`,
      [email],
    );
    // Practice coins are worth nothing: they may be given up.
    expect(await close({ givesUp: true, accountId: ` ${id} ` })).toEqual({ closedAt: money.clock.now() });
    await rig.settled();
    expect(await closing.rowsOf(id)).toEqual({});
    expect(await database().query('select actor, action, details from audit_log where subject = $1', [`user:${id}`])).toEqual([
      { actor: 'rule:owner', action: 'account.close', details: expect.any(Object) },
    ]);
    expect(await closing.userRow(id)).toEqual({ email: null, phone: null, password_hash: null, nick_name: '', closed: true });
    expect(await database().query(`select 1 from outbox where message_id = 'waits-${id}'`)).toEqual([]);
    expect(await database().query('select count(*)::int as count from mailbox_messages')).toEqual([{ count: before }]);
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toBeUndefined();
    expect(rig.revoked).toContainEqual({ userId: id, why: { part: 'closed', bySessionId: actor.sessionId } });
    const last = rig.sent.filter(({ to }) => to === email).at(-1);
    expect(last?.subject).toBe('Your Kontor account is closed');
    expect(last?.text).toContain(rig.caller.ip);
    expect(last?.text).not.toContain('lock-account');
    expect(await refusalOf(money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.01')))).toMatch(/^accountClosed\|\|/);
    expect(await rig.accounts.authenticate(invited.token, 'kontor', false)).toBeDefined();

    const unknown = { password: STRONG_PASSWORD, captcha: await rig.captcha('login'), platform: 'PC' as const };
    expect(await refusalOf(rig.accounts.loginVerify(rig.caller, { ...unknown, email }))).toBe('credentialsInvalid');
    const again = await rig.register(email);
    expect(again.id).not.toBe(id);
    // The code of the closed account invites nobody any more, and no second look tells its owner again.
    await rig.accounts.upkeep.resume();
    await rig.settled();
    expect(rig.sent.filter(({ to, subject }) => to === email && subject.endsWith('is closed'))).toHaveLength(1);
    expect(await rig.accounts.authenticate(again.token, 'kontor', false)).toBeDefined();
  });

  it('leaves no link of an earlier mail that does anything', async () => {
    const { id, email, close } = await closing.owner('close.links');
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
    await rig.login(email, { ...rig.caller, ip: '203.0.113.80', userAgent });
    const text = rig.sent.findLast(({ to, text }) => to === email && text.includes('/lock-account#'))?.text ?? '';
    const [, token = ''] = /lock-account#(\S+)/.exec(text) ?? [];
    await close({ givesUp: true });
    rig.pass(11 * 60_000);
    await rig.accounts.upkeep.resume();
    expect(await refusalOf(rig.accounts.lock({ ...rig.caller, ip: '203.0.113.99' }, token))).toBe('lockLinkInvalid');
    const notices = createNotices({
      store: createNoticeRepository(database()),
      afterCommit: rig.afterCommit,
      clock: rig.clock,
      unsubscribeSecret: 'key',
    });
    const unsubscribe = notices.unsubscribe('kontor', unsubscribeTokenFor('key', { userId: id, kind: 'TRADE' }));
    expect(await refusalOf(unsubscribe)).toBe('unsubscribeInvalid');
    await rig.store.atomically((tables) => rig.tellOwner(tables, id, 'accountUnfrozen'));
    expect(await closing.rowsOf(id)).toEqual({});
    expect(await database().query('select locked_at, sending_held_until from users where id = $1', [id])).toEqual([
      { locked_at: null, sending_held_until: null },
    ]);
  });

  it('says of no number whether it is closed: what stands for its referral code invites nobody', async () => {
    const { id, close } = await closing.owner('close.code');
    await close({ givesUp: true });
    for (const referralCode of [`CLOSED-${id}`, 'CLOSED-99999999']) {
      const form = { email: 'invited@mail.example', password: STRONG_PASSWORD, isTermsAccepted: true, referralCode };
      const asked = rig.accounts.registerVerify(rig.caller, { ...form, captcha: await rig.captcha('register') });
      expect(await refusalOf(asked)).toBe('referralInvalid');
    }
  });

  it('compares whom it invited with its owner for the last time: later nothing is left to compare', async () => {
    const { actor, close } = await closing.owner('close.inviter');
    const [own, other] = ['close.inviter+2@mail.example', 'close.friend@mail.example'];
    for (const email of [own, other]) {
      const caller = { ...rig.caller, ip: '192.0.2.44', userAgent: `of ${email}` };
      const [{ code: referralCode } = { code: '' }] = await database().query<{ code: string }>(
        'select referral_code as code from users where id = $1',
        [actor.userId],
      );
      const form = { email, password: STRONG_PASSWORD, isTermsAccepted: true, referralCode };
      const { ticket } = await rig.accounts.registerVerify(caller, { ...form, captcha: await rig.captcha('register') });
      await rig.accounts.registerConfirm(caller, { ticket, code: rig.codeFor(email) });
    }
    await close();
    const withheld = await database().query(
      'select u.email, w.reason from referral_withheld w join users u on u.id = w.invitee_id where u.email = any ($1::text[])',
      [[own, other]],
    );
    expect(withheld).toEqual([{ email: own, reason: 'MAILBOX' }]);
  });

  it('asks for the second factor, and uses it up', async () => {
    const { actor, email, close } = await closing.owner('close.factor');
    const { ticket, key } = await rig.accounts.secondFactor.generate(actor, rig.caller);
    const bound = appCode(key, rig.now());
    const binding = { ticket, code: rig.codeFor(email), authenticatorCode: bound };
    const { recoveryCodes } = await rig.accounts.secondFactor.bind(actor, rig.caller, binding);
    expect(await refusalOf(close())).toBe('secondFactorRequired||authenticator');
    expect(await refusalOf(close({ authenticatorCode: bound }))).toBe('authenticatorInvalid');
    expect(await refusalOf(close({ currentPassword: 'Harbour28' }))).toBe('credentialsInvalid');
    await rig.accounts.settled();
    const { records } = await rig.accounts.security.activity(actor, { kind: 'ACCOUNT_CLOSE' });
    expect(records.map(({ result }) => result).sort()).toEqual(['WRONG_FACTOR', 'WRONG_PASSWORD']);
    // Also where money refuses it then.
    await fund(money, actor, 'USDT', '10');
    expect(await refusalOf(close({ recoveryCode: recoveryCodes[0] }))).toMatch(/^closingBalance/);
    expect(await refusalOf(close({ recoveryCode: recoveryCodes[0] }))).toBe('recoveryCodeInvalid');
    rig.pass(30_000);
    expect(await refusalOf(close({ givesUp: true, authenticatorCode: appCode(key, rig.now()) }))).toBe('answered');
  });

  it('is refused to frozen accounts', async () => {
    const { actor, close } = await closing.owner('close.frozen');
    await rig.accounts.security.freeze(actor, rig.caller, { cancelOrders: false });
    expect(await refusalOf(close())).toMatch(/^accountSelfFrozen\|\|/);
    // What stands in the way they may know.
    expect(await rig.accounts.security.closing(actor)).toEqual({ openOrders: 0, coins: [], rebates: [] });
  });

  it('is nothing for the account all visitors share', async () => {
    const demo = await rig.accounts.ensureDemoAccount('kontor');
    if (!demo) throw new Error('kontor is a practice brand');
    const { token } = await rig.login(demo.email, rig.caller, demo.password);
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('signed in');
    expect(await refusalOf(rig.accounts.security.closing(actor))).toBe('accountShared');
    const close = { accountId: actor.userId, givesUp: true, currentPassword: demo.password };
    expect(await refusalOf(rig.accounts.security.close(actor, rig.caller, close))).toBe('accountShared');
  });
});
