import { quietCall } from '@/src/api/quietCall';
import { solveCaptcha } from '../captcha/solveCaptcha';
import { type IdentityDraft, identityParams } from '../model/identity';
import { dropPendingCode, keepPendingCode } from '../model/pendingCode';

/** Asks for a code to set a new password with; the answer is the same whether or not the account exists. @throws ApiError */
export async function requestReset(identity: IdentityDraft): Promise<void> {
  const captcha = await solveCaptcha('forgot');
  keepPendingCode('reset', await quietCall('forgotPasswordVerify', { ...identityParams(identity), captcha }));
}

/** Sets the new password. Every session of the account ends, so the next step is to log in. @throws ApiError */
export async function confirmReset(ticket: string, code: string, newPassword: string): Promise<void> {
  await quietCall('forgotPasswordConfirm', { ticket, code, newPassword });
  dropPendingCode('reset');
}
