import { type OperatorCallName, operatorCalls } from '@/contract/operator';
import type { OperatingContext } from '@/exchange/app/operating/context';
import type { Operator } from '@/exchange/app/operating/operatorStore';
import { resetFactor } from '@/exchange/app/operating/users';
import { createOperatorRepository } from '@/exchange/db/operating/operatorRepository';
import { commands } from '@/tools/operator/commands.mjs';
import { type AccountsRig, buildAccountsRig, refusalOf } from '../support/accountsRig';
import { gatherPeople } from '../support/authorisation/people';
import { factorSteps } from '../support/factorSteps';
import { passkeyOwner } from '../support/passkeyOwner';
import { describeOnDatabase } from '../support/testDatabase';

const DAY = 86_400_000;
const ALICE = { name: 'alice' } as Operator;
const NOTE = 'they called, and showed their passport';

describeOnDatabase('an operator who takes a second factor away', (database) => {
  let rig: AccountsRig;
  let context: OperatingContext;
  const { bound, firstSteps } = factorSteps(() => rig);
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
    context = {
      store: createOperatorRepository(database()),
      clock: rig.clock,
      accounts: rig.accounts,
    } as unknown as OperatingContext;
  });

  const reset = (userId: string) => resetFactor(context, ALICE, { userId, note: NOTE });
  const acts = async (id: string) => (await rig.store.activity.page(id, { limit: 2 })).map(({ kind, ip }) => `${kind} ${ip}`);
  const lastMail = async (email: string) => {
    await rig.settled();
    return rig.sent.filter(({ to }) => to === email).at(-1);
  };

  it('is written down, holds sending for a day, ends every session, and leaves password and code', async () => {
    const { email, id, token } = await bound('factor.lost');
    expect(await reset(id)).toEqual({ sendingHeldUntil: rig.now() + DAY });
    expect(await rig.store.users.byId(id)).toMatchObject({ authenticatorBoundAt: null, sendingHeldUntil: rig.now() + DAY });
    expect(await rig.accounts.authenticate(token, 'kontor', false)).toBeUndefined();
    expect(rig.revoked).toContainEqual({ userId: id });
    expect(await context.store.readAudit({ subject: `user:${id}`, limit: 1 })).toMatchObject([
      { actor: 'operator:alice', action: 'user.factor.reset', details: { note: NOTE } },
    ]);
    expect((await acts(id))[0]).toBe('AUTHENTICATOR_OFF ');
    expect(await firstSteps(email)).toHaveProperty('token');
    // Once it is gone there is none to take away, and nothing more is written down.
    expect(await refusalOf(reset(id))).toBe('authenticatorUnbound');
    expect(await context.store.readAudit({ subject: `user:${id}`, limit: 5 })).toHaveLength(1);
  });

  it('tells its owner what was taken, whatever of it they had, by whom, and how to lock the account', async () => {
    const [byApp, byKey] = [await bound('factor.app'), await passkeyOwner(rig, 'factor.key')];
    for (const { id, email } of [byApp, byKey]) {
      await reset(id);
      const mail = await lastMail(email);
      expect(mail?.subject).toBe('The second step of your Kontor account was taken away');
      expect(mail?.text).toContain('An operator took away what logins asked for besides password and code');
      expect(mail?.text).toContain('authenticator, passkeys and recovery codes, whichever you had');
      expect(mail?.text).not.toContain('Your authenticator is off');
      expect(mail?.text).toContain('sending is held for 24 hours');
      expect(mail?.text).toContain('/lock-account#');
    }
    // The record of who never had an authenticator speaks of none.
    expect(await acts(byKey.id)).toEqual(['PASSKEY_REMOVE ', 'PASSKEY_ADD 198.51.100.7']);
    expect((await rig.store.users.byId(byKey.id))?.passkeys).toBe(0);
  });
});

describe('operator user reset-factor', () => {
  it('reaches who was named, and the audit log', async () => {
    const { exchange, keyholder } = await gatherPeople(0, 0);
    const command = commands.find(({ words }) => words.join(' ') === 'user reset-factor');
    const [call] =
      (Object.entries(operatorCalls) as [OperatorCallName, { path: string }][]).find(([, { path }]) => path === command?.call?.[1]) ?? [];
    const { params } = command?.prepare({ user: keyholder.userId, note: NOTE }) ?? {};
    expect(call).toBe('resetFactor');
    const answer = await exchange.operate('alice', 'resetFactor', params as Record<string, unknown>);
    expect(answer.envelope).toMatchObject({ code: '0', data: { sendingHeldUntil: expect.any(Number) } });
    expect((await exchange.call('securityState', {}, keyholder.token)).envelope?.code).not.toBe('0');
    await exchange.stop(async (database) => {
      const [line] = await database.query('select actor, action, subject from audit_log order by sequence desc limit 1');
      expect(line).toEqual({ actor: 'operator:alice', action: 'user.factor.reset', subject: `user:${keyholder.userId}` });
      expect(await database.query('select 1 from passkeys where user_id = $1', [keyholder.userId])).toEqual([]);
    });
  });
});
