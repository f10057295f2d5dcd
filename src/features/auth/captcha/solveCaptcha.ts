import { codes } from '@/contract/codes';
import { ApiError } from '@/src/api/apiError';
import { quietCall } from '@/src/api/quietCall';
import { solveAltcha } from './solveAltcha';
import { solveRecaptcha } from './solveRecaptcha';

export type CaptchaTarget = 'login' | 'register' | 'forgot';

/**
 * Asks for a challenge and solves it with whichever provider the exchange uses.
 * @throws ApiError captchaInvalid when it could not be solved, or what the call failed with
 */
export async function solveCaptcha(target: CaptchaTarget): Promise<string> {
  const challenge = await quietCall('captchaChallenge', { target });
  const solved = challenge.provider === 'altcha' ? await solveAltcha(challenge.challenge) : await solveRecaptcha(challenge.siteKey, target);
  if (solved) return solved;
  const { code, key } = codes.captchaInvalid;
  throw new ApiError({ code, msg: key, status: 0 });
}
