import { appCode } from '../authenticatorApp';
import { captcha, changedPassword, codeAgain, email, logIn, newPassword } from './owner';
import type { CheckedCall, Step } from './step';
import type { ContractTarget } from './target';

async function sessionsAndPassword(call: CheckedCall, target: ContractTarget): Promise<void> {
  await logIn(call, target);
  const [current, other] = await call('sessions', {});
  expect([current?.isCurrent, other?.isCurrent]).toEqual([true, false]);
  await call('sessionRevoke', { sessionId: other?.sessionId ?? '' });
  expect(await call('sessionRevokeOthers', {})).toEqual({ count: 0 });
  await call('sessionActive', {});
  const { records } = await call('activity', { kind: 'LOGIN' });
  expect(records.every(({ kind }) => kind === 'LOGIN')).toBe(true);
  await call('antiPhishingSet', { word: 'harbour-27', currentPassword: newPassword });
  const { token, sendingHeldUntil } = await call('passwordChange', { currentPassword: newPassword, newPassword: changedPassword });
  target.use(token);
  expect(await call('securityState', {})).toMatchObject({ sendingHeldUntil, antiPhishingWord: 'harbour-27' });
}

export const protection: Step = {
  title: 'what protects the account',
  calls: [
    'securityState',
    'sessions',
    'sessionRevoke',
    'sessionRevokeOthers',
    'sessionActive',
    'activity',
    'antiPhishingSet',
    'passwordChange',
  ],
  needsMail: true,
  run: sessionsAndPassword,
};

/** Each code of the app is of a step of its own: none counts twice. */
async function authenticator(call: CheckedCall, target: ContractTarget): Promise<void> {
  const sent = await call('authenticatorGenerate', {});
  const { ticket, key, resendAt } = sent;
  const code = await codeAgain(call, target, sent);
  const bound = await call('authenticatorBind', { ticket, code, authenticatorCode: appCode(key, resendAt) });
  await target.waitUntil(resendAt + 30_000);
  const { recoveryCodes } = await call('recoveryCodesRenew', { authenticatorCode: appCode(key, resendAt + 30_000) });
  expect(recoveryCodes).not.toEqual(bound.recoveryCodes);
  const proof = await captcha(call, 'login');
  const login = await call('loginVerify', { email, password: changedPassword, captcha: proof, platform: 'PC' });
  const asked = await call('loginConfirm', { ticket: login.ticket, code: await codeAgain(call, target, login), platform: 'PC' });
  if ('token' in asked) throw new Error('an authenticator is bound');
  const params = { ticket: asked.ticket, recoveryCode: recoveryCodes[0], rememberDevice: true, platform: 'PC' as const };
  target.use((await call('loginAuthenticator', params)).token);
  const [device] = await call('rememberedDevices', {});
  await call('rememberedDeviceForget', { deviceId: device?.deviceId ?? '' });
  await call('authenticatorUnbind', { currentPassword: changedPassword, recoveryCode: recoveryCodes[1] });
  expect(await call('securityState', {})).toMatchObject({ authenticatorBoundAt: null, recoveryCodesLeft: 0 });
}

export const secondFactor: Step = {
  title: 'the second factor',
  calls: [
    'authenticatorGenerate',
    'authenticatorBind',
    'recoveryCodesRenew',
    'loginAuthenticator',
    'rememberedDevices',
    'rememberedDeviceForget',
    'authenticatorUnbind',
  ],
  needsMail: true,
  run: authenticator,
};
