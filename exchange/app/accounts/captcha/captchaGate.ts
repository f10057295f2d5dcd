import type { CaptchaChallenge } from '@/contract/auth';

export type CaptchaTarget = 'login' | 'register' | 'forgot';

/** Keeps programs from calling what sends messages or checks passwords. */
export interface CaptchaGate {
  challenge(target: CaptchaTarget): Promise<CaptchaChallenge>;
  /** @throws AppError captchaInvalid; unavailable when a service it asks does not answer. */
  check(answer: string, target: CaptchaTarget, ip: string): Promise<void>;
}
