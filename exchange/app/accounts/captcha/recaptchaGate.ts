import { AppError } from '../../appError';
import type { Log } from '../../ports/log';
import type { CaptchaGate } from './captchaGate';

const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';
const TIMEOUT_MS = 5_000;
/** Version 3 tells how human a visitor seems, 0 to 1; its documentation starts from one half. Version 2 sends no score. */
const MIN_SCORE = 0.5;

export interface RecaptchaSettings {
  siteKey: string;
  secret: string;
}

interface RecaptchaDependencies extends RecaptchaSettings {
  log: Log;
  fetch?: typeof globalThis.fetch;
  verifyUrl?: string;
}

interface Verdict {
  success?: unknown;
  score?: unknown;
  action?: unknown;
}

/** Google's captcha, for operators who configure both keys. Each answer is checked with Google once. */
export function createRecaptchaGate(dependencies: RecaptchaDependencies): CaptchaGate {
  const { siteKey, secret, log, fetch = globalThis.fetch, verifyUrl = VERIFY_URL } = dependencies;

  const ask = async (answer: string, ip: string): Promise<Verdict> => {
    try {
      const body = new URLSearchParams({ secret, response: answer, remoteip: ip });
      const reply = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!reply.ok) throw new Error(`HTTP ${reply.status}`);
      return (await reply.json()) as Verdict;
    } catch (error) {
      // Letting everybody in while Google is away would make being away worth arranging.
      log.error({ reason: (error as Error).message }, 'reCAPTCHA cannot be reached');
      throw new AppError('unavailable');
    }
  };

  return {
    challenge: async () => ({ provider: 'recaptcha', siteKey }),
    check: async (answer, target, ip) => {
      const { success, score, action } = await ask(answer, ip);
      const isHuman = success === true && (score === undefined || (typeof score === 'number' && score >= MIN_SCORE));
      if (!isHuman || (action !== undefined && action !== target)) throw new AppError('captchaInvalid');
    },
  };
}
