import { passkeyDevice } from '../passkeyDevice';
import { captcha, changedPassword, codeFrom, email } from './owner';
import type { CheckedCall, Step } from './step';
import type { ContractTarget } from './target';

/** A passkey from its adding to its removal, and all it is good for between. */
async function addToRemoval(call: CheckedCall, target: ContractTarget): Promise<void> {
  const device = passkeyDevice({ counts: true });
  const { ticket } = await call('passkeyCode', {});
  const creation = await call('passkeyAdd', { ticket, code: await codeFrom(target, email) });
  const { passkey, recoveryCodes } = await call('passkeyConfirm', { passkey: device.create(creation) });
  expect(recoveryCodes).toHaveLength(10);
  await call('passkeyRename', { passkeyId: passkey.passkeyId, name: 'Key at home' });
  expect(await call('passkeys', {})).toMatchObject([{ name: 'Key at home', kind: 'KEY', isHere: true }]);
  const prove = async () => ({ passkey: device.sign(await call('passkeyChallenge', {})) });
  await call('passkeyLoginSet', { isOn: true, ...(await prove()) });
  const signedIn = await call('passkeyLogin', { passkey: device.sign(await call('passkeyLoginChallenge', {})), platform: 'PC' });
  target.use(signedIn.token);
  const reset = await call('forgotPasswordVerify', { email, captcha: await captcha(call, 'forgot') });
  device.sign(await call('passkeyResetChallenge', { ticket: reset.ticket, code: await codeFrom(target, email) }));
  await call('passkeyRemove', { passkeyId: passkey.passkeyId, currentPassword: changedPassword, ...(await prove()) });
  expect(await call('securityState', {})).toMatchObject({ passkeys: 0, methods: [], recoveryCodesLeft: 0 });
}

export const passkeys: Step = {
  title: 'passkeys',
  calls: [
    'passkeyCode',
    'passkeyAdd',
    'passkeyConfirm',
    'passkeyRename',
    'passkeys',
    'passkeyChallenge',
    'passkeyLoginSet',
    'passkeyLoginChallenge',
    'passkeyLogin',
    'passkeyResetChallenge',
    'passkeyRemove',
  ],
  needsMail: true,
  run: addToRemoval,
};
