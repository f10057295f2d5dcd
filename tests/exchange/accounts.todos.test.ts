import type { SessionActor } from '@/exchange/app/actor';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { type AccountsRig, buildAccountsRig, STRONG_PASSWORD } from '../support/accountsRig';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('todos', (database) => {
  let rig: AccountsRig;
  let actor: SessionActor;
  beforeAll(async () => {
    await seedCatalogue(database(), 0);
    rig = await buildAccountsRig(database());
    const { token } = await rig.register('todos@mail.example');
    const found = await rig.accounts.authenticate(token, 'kontor', false);
    if (!found) throw new Error('just registered');
    actor = found;
  });
  const state = async (kind: string) => (await rig.accounts.todos(actor)).todos.find((todo) => todo.kind === kind);

  it('are read from what the account is', async () => {
    const answer = await rig.accounts.todos(actor);
    expect(answer).toMatchObject({ recoveryCodesLeft: null, isHidden: false });
    expect(answer.todos).toContainEqual({ kind: 'ADDRESS', isDone: true, doneAt: rig.now() });
    await rig.accounts.security.setAntiPhishing(actor, rig.caller, { word: 'harbour-27', currentPassword: STRONG_PASSWORD });
    expect(await state('ANTI_PHISHING')).toEqual({ kind: 'ANTI_PHISHING', isDone: true, doneAt: rig.now() });
    await rig.accounts.security.setAntiPhishing(actor, rig.caller, { word: null, currentPassword: STRONG_PASSWORD });
    expect(await state('ANTI_PHISHING')).toEqual({ kind: 'ANTI_PHISHING', isDone: false, doneAt: null });
    await database().query(`insert into authenticators (user_id, sealed_key, last_step, bound_at) values ($1, 'x', 0, 77)`, [actor.userId]);
    expect(await state('AUTHENTICATOR')).toEqual({ kind: 'AUTHENTICATOR', isDone: true, doneAt: 77 });
    expect(await state('RECOVERY_CODES')).toMatchObject({ isDone: false });
  });

  it('know of an identity that was refused for good, and of no other refusal', async () => {
    const refused = `insert into verifications (user_id, brand, kind, reference, status, is_final, sealed, created_at)
      values ($1, 'kontor', $2, $3, 'REFUSED', $4, '', 1)`;
    await database().query(refused, [actor.userId, 'BUSINESS', 'KX-1', true]);
    await database().query(refused, [actor.userId, 'IDENTITY', 'KX-2', false]);
    expect(await state('IDENTITY')).toMatchObject({ isDone: false });
    await database().query(`update verifications set is_final = true where reference = 'KX-2'`);
    expect(await state('IDENTITY')).toBeUndefined();
  });

  it('leave out what an account by phone, or one that all visitors share, cannot do', async () => {
    await database().query(`update users set email = null, phone = '+359887000001' where id = $1`, [actor.userId]);
    expect(await state('ANTI_PHISHING')).toBeUndefined();
    await database().query(`update users set email = 'todos@mail.example', phone = null where id = $1`, [actor.userId]);
    expect(await state('ANTI_PHISHING')).toMatchObject({ isDone: false });
    await database().query('update users set is_shared = true where id = $1', [actor.userId]);
    expect(await state('ANTI_PHISHING')).toBeUndefined();
    await database().query('update users set is_shared = false where id = $1', [actor.userId]);
  });

  it('know the first claim and the first filled order', async () => {
    const other = String(Number(actor.userId) + 1);
    const posting = 'insert into ledger_postings (id, kind, reference, is_internal, at_ms) values ($1, $2, $3, false, $4)';
    await database().query(posting, [900_001, 'practice.claim', `${actor.userId}:2`, 200]);
    await database().query(posting, [900_002, 'practice.claim', `${actor.userId}:1`, 100]);
    await database().query(posting, [900_003, 'practice.claim', `${other}:1`, 50]);
    const closed = `insert into spot_closed_orders (user_id, symbol, is_buy, is_filled, created_ms, order_id)
      select $1, symbol, $2, $3, $4, $5 from markets order by symbol limit 1`;
    await database().query(closed, [actor.userId, true, false, 10, 1]);
    await database().query(closed, [actor.userId, false, true, 400, 2]);
    await database().query(closed, [actor.userId, true, true, 500, 3]);
    expect(await state('PRACTICE_FUNDS')).toMatchObject({ doneAt: 100 });
    expect(await state('FIRST_TRADE')).toMatchObject({ doneAt: 400 });
  });

  it('leave the menus when the user wants', async () => {
    await rig.accounts.saveFlag(actor, { key: 'todos_hidden', status: 1 });
    expect(await rig.accounts.todos(actor)).toMatchObject({ isHidden: true });
  });
});
