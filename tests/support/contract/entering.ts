import { captcha, codeAgain, email, logIn, newPassword, register } from './owner';
import type { CheckedCall, Step } from './step';
import type { ContractTarget } from './target';

const phone = { dialingCode: '852', phone: '51234567' };

export const registering: Step = {
  title: 'registering by email',
  calls: ['invitation', 'captchaChallenge', 'registerVerify', 'sendEmailCode', 'registerConfirm'],
  needsMail: true,
  run: async (call, target) => {
    expect(await call('invitation', { code: 'NOBODYS234' })).toEqual({ isKnown: false });
    return register(call, target);
  },
};

/** The answer is the same whether the number has an account or not. */
async function bySms(call: CheckedCall, target: ContractTarget): Promise<void> {
  const { ticket, resendAt } = await call('forgotPasswordVerify', { ...phone, captcha: await captcha(call, 'forgot') });
  await target.waitUntil(resendAt);
  await call('sendSmsCode', { ticket });
  await call('validateSmsCode', { ticket, code: '000000' });
}

export const smsCodes: Step = { title: 'codes by SMS', calls: ['sendSmsCode', 'validateSmsCode'], run: bySms };

async function forgot(call: CheckedCall, target: ContractTarget): Promise<void> {
  const sent = await call('forgotPasswordVerify', { email, captcha: await captcha(call, 'forgot') });
  const { ticket } = sent;
  const code = await codeAgain(call, target, sent);
  await call('forgotPasswordCheck', { ticket, code });
  await call('forgotPasswordConfirm', { ticket, code, newPassword });
}

export const forgottenPassword: Step = {
  title: 'a forgotten password',
  calls: ['forgotPasswordVerify', 'forgotPasswordCheck', 'forgotPasswordConfirm'],
  needsMail: true,
  run: forgot,
};

export const loggingIn: Step = {
  title: 'logging in',
  calls: ['loginVerify', 'loginConfirm'],
  needsMail: true,
  run: (call, target) => logIn(call, target),
};
