import type { CheckedCall } from './contractSteps';
import type { ContractTarget } from './contractTarget';
import { passkeyDevice } from './passkeyDevice';

interface Owner {
  email: string;
  password: string;
  codeFrom: () => Promise<string>;
  captcha: () => Promise<string>;
}

/** A passkey from its adding to its removal, and all it is good for between. */
export async function passkeys(call: CheckedCall, target: ContractTarget, { email, password, codeFrom, captcha }: Owner): Promise<void> {
  const device = passkeyDevice({ counts: true });
  const { ticket } = await call('passkeyCode', {});
  const creation = await call('passkeyAdd', { ticket, code: await codeFrom() });
  const { passkey, recoveryCodes } = await call('passkeyConfirm', { passkey: device.create(creation) });
  expect(recoveryCodes).toHaveLength(10);
  await call('passkeyRename', { passkeyId: passkey.passkeyId, name: 'Key at home' });
  expect(await call('passkeys', {})).toMatchObject([{ name: 'Key at home', kind: 'KEY', isHere: true }]);
  const prove = async () => ({ passkey: device.sign(await call('passkeyChallenge', {})) });
  await call('passkeyLoginSet', { isOn: true, ...(await prove()) });
  const signedIn = await call('passkeyLogin', { passkey: device.sign(await call('passkeyLoginChallenge', {})), platform: 'PC' });
  target.use(signedIn.token);
  const reset = await call('forgotPasswordVerify', { email, captcha: await captcha() });
  device.sign(await call('passkeyResetChallenge', { ticket: reset.ticket, code: await codeFrom() }));
  await call('passkeyRemove', { passkeyId: passkey.passkeyId, currentPassword: password, ...(await prove()) });
  expect(await call('securityState', {})).toMatchObject({ passkeys: 0, methods: [], recoveryCodesLeft: 0 });
}
