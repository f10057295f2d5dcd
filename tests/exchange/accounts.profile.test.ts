import { createHmac } from 'node:crypto';
import type { SessionActor } from '@/exchange/app/actor';
import { nameAbout } from '@/exchange/app/sealing/sealedName';
import { type AccountsRig, buildAccountsRig, refusalOf } from '../support/accountsRig';
import { appCode } from '../support/authenticatorApp';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('what an owner sees of an account', (database) => {
  let rig: AccountsRig;
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
  });

  const owner = async (name: string, caller = rig.caller): Promise<SessionActor> => {
    const { token } = await rig.register(`${name}@mail.example`, caller);
    const actor = await rig.accounts.authenticate(token, caller.brand, false);
    if (!actor) throw new Error('just registered');
    return actor;
  };
  const gone = async (): Promise<SessionActor> => ({ ...(await owner(`gone${rig.now()}`)), userId: '999999999' });

  it('is what its row says, the name on its document, and who they are in the live chat', async () => {
    const actor = await owner('seen');
    const { userId } = actor;
    expect(await rig.accounts.userInfo(actor)).toEqual({
      id: userId,
      email: 'seen@mail.example',
      nickName: `User-${userId}`,
      fullName: null,
      phoneNumber: null,
      authStatus: 0,
      defLanguage: 'en',
      accountType: 0,
      isBindGa: 0,
      standing: { frozenAt: null, selfFrozenAt: null, sendingHeldUntil: null, isShared: false },
      chatwootIdentifierHash: createHmac('sha256', 'inbox-key').update(userId).digest('hex'),
    });
    const sealed = rig.sealer.seal('Jana Hoffmann', nameAbout(userId));
    await database().query('update users set full_name = $2 where id = $1', [userId, sealed]);
    await rig.store.users.holdSending(userId, rig.now() + 1_000);
    expect(await rig.accounts.userInfo(actor)).toMatchObject({
      fullName: 'Jana Hoffmann',
      standing: { sendingHeldUntil: rig.now() + 1_000 },
    });
  });

  it('names nobody to a chat that the brand has not', async () => {
    const actor = await owner('seen.elsewhere', { ...rig.caller, brand: 'visby', host: 'visby.example' });
    expect(await rig.accounts.userInfo(actor)).toMatchObject({ chatwootIdentifierHash: null });
  });

  it('is nothing where it is gone', async () => {
    const actor = await gone();
    for (const read of [rig.accounts.userInfo(actor), rig.accounts.preferences(actor), rig.accounts.todos(actor)])
      expect(await refusalOf(read)).toBe('tokenInvalid');
    const change = rig.accounts.savePreferences(actor, { version: 0, changes: { currency: 'EUR' } });
    expect(await refusalOf(change)).toBe('tokenInvalid');
  });

  it('is in a language the brand speaks', async () => {
    const actor = await owner('spoken');
    expect(await rig.accounts.setLanguage(actor, 'es')).toBeNull();
    expect(await refusalOf(rig.accounts.setLanguage(actor, 'fr'))).toBe('languageUnknown');
    expect(await rig.accounts.userInfo(actor)).toMatchObject({ defLanguage: 'es' });
  });

  it('shows what was hidden or shown, off until it is set, each one’s own, and no more than fifty', async () => {
    const [actor, other] = [await owner('flags'), await owner('flags.other')];
    const read = (key: string, who = actor) => rig.accounts.readFlag(who, key);
    expect(await read('hide_balances')).toEqual({ key: 'hide_balances', status: 0 });
    expect(await rig.accounts.saveFlag(actor, { key: 'hide_balances', status: 1 })).toEqual({ key: 'hide_balances', status: 1 });
    expect([await read('hide_balances'), await read('hide_balances', other)].map(({ status }) => status)).toEqual([1, 0]);
    await rig.accounts.saveFlag(actor, { key: 'hide_balances', status: 0 });
    expect(await read('hide_balances')).toEqual({ key: 'hide_balances', status: 0 });
    for (let nth = 1; nth < 50; nth += 1) await rig.accounts.saveFlag(actor, { key: `flag${nth}`, status: 1 });
    expect(await refusalOf(rig.accounts.saveFlag(actor, { key: 'flag50', status: 1 }))).toBe('badRequest||key||at most 50 flags');
    expect(await refusalOf(rig.accounts.saveFlag(actor, { key: 'flag49', status: 0 }))).toBe('answered');
  });

  it('leaves out what a former version kept among the preferences, and keeps the nickname with the account alone', async () => {
    const actor = await owner('chosen');
    await rig.store.preferences.put(actor.userId, { name: 'bygone', value: true, version: 3 });
    expect(await rig.accounts.preferences(actor)).not.toHaveProperty('bygone');
    const { preferences } = await rig.accounts.savePreferences(actor, { version: 3, changes: { nickName: 'jana-h' } });
    expect(preferences).toMatchObject({ nickName: 'jana-h', version: 4 });
    expect(await rig.store.preferences.all(actor.userId)).toContainEqual({ name: 'nickName', value: null, version: 4 });
  });

  it('counts recovery codes where there is an authenticator', async () => {
    const actor = await owner('codes.left');
    const { ticket, key } = await rig.accounts.secondFactor.generate(actor, rig.caller);
    const params = { ticket, code: rig.codeFor('codes.left@mail.example'), authenticatorCode: appCode(key, rig.now()) };
    await rig.accounts.secondFactor.bind(actor, rig.caller, params);
    expect(await rig.accounts.todos(actor)).toMatchObject({ recoveryCodesLeft: 10 });
    expect(await rig.accounts.userInfo(actor)).toMatchObject({ isBindGa: 1 });
  });
});
