import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('accounts of the house', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  it('makes an internal account once, also when asked twice at the same time', async () => {
    const [one, two] = await Promise.all([rig.accounts.ensureInternalAccount('maker-1'), rig.accounts.ensureInternalAccount('maker-1')]);
    expect(one).toEqual({ userId: expect.stringMatching(/^\d+$/), brand: '', accountType: 2 });
    expect(two).toEqual(one);
    expect((await rig.accounts.ensureInternalAccount('maker-2')).userId).not.toBe(one.userId);
    await expect(database().query("update users set password_hash = 'x' where internal_name = 'maker-1'")).rejects.toThrow(/check/);
  });

  it('refuses to close the demo account or to let it be downloaded, and nobody else', async () => {
    const demo = await rig.accounts.ensureDemoAccount('kontor');
    if (!demo) throw new Error('kontor is a practice brand');
    const { token, id } = await rig.login(demo.email, rig.caller, demo.password);
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('just signed in');
    const { security } = rig.accounts;
    const close = { accountId: id, givesUp: true, currentPassword: demo.password };
    expect(await refusalOf(security.closing(actor))).toBe('accountShared');
    expect(await refusalOf(security.close(actor, rig.caller, close))).toBe('accountShared');
    expect(await refusalOf(security.startExport(actor, rig.caller, { currentPassword: demo.password }))).toBe('accountShared');
    expect((await rig.store.users.byId(id))?.closedAt).toBeNull();

    // Where nothing is shared, the address is anybody's.
    const elsewhere = { ...rig.caller, brand: 'visby', host: 'visby.example' };
    const other = await rig.register(demo.email, elsewhere);
    const owner = await rig.accounts.authenticate(other.token, 'visby', false);
    if (!owner) throw new Error('just registered');
    expect(await refusalOf(security.startExport(owner, elsewhere, { currentPassword: STRONG_PASSWORD }))).toBe('answered');
  });

  it('has a demo account on practice brands, the same on every start', async () => {
    const demo = await rig.accounts.ensureDemoAccount('kontor');
    if (!demo) throw new Error('kontor is a practice brand');
    expect(demo).toMatchObject({ email: 'demo@kontor.example', actor: { brand: 'kontor', accountType: 0 } });
    expect(await rig.accounts.ensureDemoAccount('visby')).toBeUndefined();
    const restarted = await buildAccountsRig(database());
    expect(await restarted.accounts.ensureDemoAccount('kontor')).toEqual(demo);
    expect((await rig.login(demo.email, rig.caller, demo.password)).id).toBe(demo.actor.userId);
  });

  it('lets nobody change the demo password, by what they know or by what its mailbox says', async () => {
    const demo = await rig.accounts.ensureDemoAccount('kontor');
    if (!demo) throw new Error('kontor is a practice brand');
    const { token } = await rig.login(demo.email, rig.caller, demo.password);
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('just signed in');
    expect(actor.standing.isShared).toBe(true);
    expect((await rig.accounts.userInfo(actor)).standing).toMatchObject({ isShared: true });
    const change = { currentPassword: demo.password, newPassword: STRONG_PASSWORD };
    expect(await refusalOf(rig.accounts.security.changePassword(actor, rig.caller, change))).toBe('accountShared');
    const { ticket } = await rig.accounts.forgotPasswordVerify(rig.caller, { email: demo.email, captcha: await rig.captcha('forgot') });
    const reset = { ticket, code: rig.codeFor(demo.email), newPassword: STRONG_PASSWORD };
    expect(await refusalOf(rig.accounts.forgotPasswordConfirm(rig.caller, reset))).toBe('accountShared');
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toBeDefined();
    expect((await rig.login(demo.email, rig.caller, demo.password)).id).toBe(demo.actor.userId);
  });

  it('changes the demo password back when it was changed before that was refused', async () => {
    const demo = await rig.accounts.ensureDemoAccount('kontor');
    if (!demo) throw new Error('kontor is a practice brand');
    const { ticket } = await rig.accounts.forgotPasswordVerify(rig.caller, { email: demo.email, captcha: await rig.captcha('forgot') });
    await database().query('update users set is_shared = false where id = $1', [demo.actor.userId]);
    const params = { ticket, code: rig.codeFor(demo.email), newPassword: STRONG_PASSWORD };
    await rig.accounts.forgotPasswordConfirm(rig.caller, params);
    expect(await refusalOf(rig.login(demo.email, rig.caller, demo.password))).toBe('credentialsInvalid');
    const { token: theirs } = await rig.login(demo.email, rig.caller, STRONG_PASSWORD);
    expect((await rig.store.users.byEmail('kontor', demo.email))?.passwordChangedAt).not.toBeNull();
    expect(await rig.accounts.authenticate(theirs, 'kontor', false)).toBeDefined();
    await rig.accounts.ensureDemoAccount('kontor');
    expect(await rig.accounts.authenticate(theirs, 'kontor', false)).toBeUndefined();
    expect((await rig.store.users.byEmail('kontor', demo.email))?.passwordChangedAt).toBeNull();
    expect((await rig.login(demo.email, rig.caller, demo.password)).id).toBe(demo.actor.userId);
    const records = await rig.store.activity.page(demo.actor.userId, { kind: 'PASSWORD_RESET', limit: 9 });
    expect(records.map(({ result, ip }) => [result, ip])).toEqual([
      ['PASSED', ''],
      ['PASSED', rig.caller.ip],
    ]);
  });

  it('shows visitors of the demo account nothing of each other, and lets none log another out', async () => {
    const demo = await rig.accounts.ensureDemoAccount('kontor');
    if (!demo) throw new Error('kontor is a practice brand');
    const { security } = rig.accounts;
    const told = () => database().query(`select id from notices where user_id = $1 and kind = 'SECURITY'`, [demo.actor.userId]);
    const before = await told();
    const visitor = async (ip: string, userAgent: string) => {
      rig.pass(1_000);
      const { token, id } = await rig.login(demo.email, { ...rig.caller, ip, userAgent }, demo.password);
      const actor = await rig.accounts.authenticate(token, 'kontor', false);
      if (!actor) throw new Error('just signed in');
      return { token, id, actor };
    };
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const [one, other] = [await visitor('203.0.113.1', ''), await visitor('203.0.113.2', firefox)];
    expect((await security.sessions(one.actor)).map(({ ip, isCurrent }) => [ip, isCurrent])).toEqual([['203.0.113.1', true]]);
    const seen = async ({ actor }: typeof one) => (await security.activity(actor, {})).records.map(({ kind, ip }) => [kind, ip]);
    expect([await seen(one), await seen(other)]).toEqual([[['LOGIN', '203.0.113.1']], [['LOGIN', '203.0.113.2']]]);
    expect(await told()).toEqual(before);
    expect((await rig.accounts.userInfo(one.actor)).chatwootIdentifierHash).toBeNull();

    const ends = [
      security.revokeSession(one.actor, rig.caller, other.actor.sessionId),
      security.revokeOtherSessions(one.actor, rig.caller),
      security.revokeAllSessions(one.actor, rig.caller),
    ];
    for (const end of ends) expect(await refusalOf(end)).toBe('accountShared');
    await security.revokeSession(one.actor, rig.caller, one.actor.sessionId);
    const inSession = await rig.store.activity.page(one.id, { sessionId: one.actor.sessionId, limit: 9 });
    expect(inSession.map(({ kind }) => kind)).toEqual(['SESSION_END', 'LOGIN']);
    expect(await rig.accounts.authenticate(one.token, 'kontor', false)).toBeUndefined();
    expect(await rig.accounts.authenticate(other.token, 'kontor', false)).toBeDefined();
  });
});
