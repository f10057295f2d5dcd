import type { AccountMoney } from '@/exchange/app/accounts/accountMoney';
import { type AccountsRig, buildAccountsRig, refusalOf, STRONG_PASSWORD } from '../support/accountsRig';
import { appCode } from '../support/authenticatorApp';
import { type Money, startMoney } from '../support/moneyDesk';
import { describeOnDatabase } from '../support/testDatabase';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NEW_PASSWORD = 'Lighthouse9';

describeOnDatabase('a password that was set less than a day ago', (database) => {
  let rig: AccountsRig;
  let money: Money;
  beforeAll(async () => {
    const own: AccountMoney = {
      setSelfFrozen: () => Promise.reject(new Error('nothing is frozen here')),
      close: (actor, isPractice, closes) => money.writer.run('closeAccount', { actor, isPractice, closes }),
    };
    rig = await buildAccountsRig(database(), { money: own });
    money = await startMoney(database(), { bus: rig.bus });
  });
  afterAll(() => money.writer.stop());

  const actorOf = async (token: string) => {
    const actor = await rig.accounts.authenticate(token, 'kontor', false);
    if (!actor) throw new Error('signed in');
    return actor;
  };
  /** With the mailbox alone, unless more is told. */
  async function reset(email: string, newPassword: string, proof: object = {}) {
    const { ticket } = await rig.accounts.forgotPasswordVerify(rig.caller, { email, captcha: await rig.captcha('forgot') });
    await rig.accounts.forgotPasswordConfirm(rig.caller, { ticket, code: rig.codeFor(email), newPassword, ...proof });
  }
  async function bind(token: string, email: string) {
    const actor = await actorOf(token);
    const { ticket, key } = await rig.accounts.secondFactor.generate(actor, rig.caller);
    const authenticatorCode = appCode(key, rig.now());
    const { recoveryCodes } = await rig.accounts.secondFactor.bind(actor, rig.caller, {
      ticket,
      code: rig.codeFor(email),
      authenticatorCode,
    });
    return { recoveryCodes, key };
  }
  const both = async (token: string, id: string, currentPassword: string, proof = () => ({})) => {
    const actor = await actorOf(token);
    const exported = await refusalOf(rig.accounts.security.startExport(actor, rig.caller, { currentPassword, ...proof() }));
    const closing = { accountId: id, givesUp: true, currentPassword, ...proof() };
    return [exported, await refusalOf(rig.accounts.security.close(actor, rig.caller, closing))];
  };

  it('neither exports nor closes an account that the mailbox alone has opened, until its owner has had a day', async () => {
    const email = 'young@mail.example';
    const { id } = await rig.register(email);
    await reset(email, NEW_PASSWORD);
    rig.pass(61_000);
    const { token } = await rig.login(email, rig.caller, NEW_PASSWORD);
    expect(await both(token, id, NEW_PASSWORD)).toEqual(['passwordTooYoung||24', 'passwordTooYoung||24']);
    // Only who knows it is told, and being told costs none of the few exports.
    expect((await both(token, id, STRONG_PASSWORD))[0]).toBe('credentialsInvalid');
    rig.pass(22 * HOUR);
    expect(await both(token, id, NEW_PASSWORD)).toEqual(['passwordTooYoung||2', 'passwordTooYoung||2']);
    expect((await rig.store.activity.page(id, { kind: 'DATA_EXPORT', result: 'PASSED', limit: 5 })).length).toBe(0);
    rig.pass(2 * HOUR);
    expect(await both(token, id, NEW_PASSWORD)).toEqual(['answered', 'answered']);
  });

  it('is not made good by a second factor that a mailbox is enough for, nor by another reset with it', async () => {
    const email = 'young.bound@mail.example';
    const { id } = await rig.register(email);
    await reset(email, NEW_PASSWORD);
    rig.pass(61_000);
    const { token } = await rig.login(email, rig.caller, NEW_PASSWORD);
    const { recoveryCodes } = await bind(token, email);
    const proof = () => ({ recoveryCode: recoveryCodes.pop() });
    expect(await both(token, id, NEW_PASSWORD, proof)).toEqual(['passwordTooYoung||24', 'passwordTooYoung||24']);
    rig.pass(61_000);
    await reset(email, STRONG_PASSWORD, proof());
    rig.pass(61_000);
    const form = { email, password: STRONG_PASSWORD, captcha: await rig.captcha('login'), platform: 'PC' as const };
    const { ticket } = await rig.accounts.loginVerify(rig.caller, form);
    const asked = await rig.accounts.loginConfirm(rig.caller, { ticket, code: rig.codeFor(email) });
    if ('token' in asked) throw new Error('a second factor is asked for');
    const again = await rig.accounts.secondFactor.login(rig.caller, { ticket: asked.ticket, ...proof() } as never);
    expect(await both(again.token, id, STRONG_PASSWORD, proof)).toEqual(['passwordTooYoung||24', 'passwordTooYoung||24']);
  });

  it('holds nobody up whose second factor is older: it was asked for when the password was set', async () => {
    const email = 'young.factor@mail.example';
    const { id, token: first } = await rig.register(email);
    const { recoveryCodes } = await bind(first, email);
    rig.pass(DAY);
    const proof = () => ({ recoveryCode: recoveryCodes.pop() });
    const { token } = await rig.accounts.security.changePassword(await actorOf(first), rig.caller, {
      currentPassword: STRONG_PASSWORD,
      newPassword: NEW_PASSWORD,
      ...proof(),
    });
    expect(await both(token, id, NEW_PASSWORD, proof)).toEqual(['answered', 'answered']);
  });
});
