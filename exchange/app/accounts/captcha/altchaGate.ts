import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { AppError } from '../../appError';
import type { Clock } from '../../ports/clock';
import type { CaptchaStore } from '../accountStore';
import type { CaptchaGate, CaptchaTarget } from './captchaGate';

/** How much work a browser does: `counter` derivations of `cost` rounds each. */
export interface AltchaEffort {
  cost: number;
  minCounter: number;
  maxCounter: number;
}

/** For this often a browser derives; how long one takes is the setting CAPTCHA_ROUNDS. */
export const usualDerivations: Omit<AltchaEffort, 'cost'> = { minCounter: 50, maxCounter: 150 };

const VALID_MS = 20 * 60_000;

interface AltchaDependencies {
  captchas: CaptchaStore;
  clock: Clock;
  /** Signs challenges; the same in every process. */
  secret: string;
  effort: AltchaEffort;
}

function readPayload(answer: string): Payload {
  try {
    const payload = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'));
    if (payload?.challenge?.parameters && payload.solution) return payload as Payload;
  } catch {
    // Falls through: what cannot be read was not solved.
  }
  throw new AppError('captchaInvalid');
}

/** The built-in captcha: proof of work, made and checked here; nobody else learns of the visit. */
export function createAltchaGate({ captchas, clock, secret, effort }: AltchaDependencies): CaptchaGate {
  const secrets = { hmacSignatureSecret: `challenge:${secret}`, hmacKeySignatureSecret: `key:${secret}` };

  const isSolved = async ({ challenge, solution }: Payload): Promise<boolean> =>
    verifySolution({ challenge, solution, deriveKey, ...secrets }).then(
      ({ verified }) => verified,
      // The library throws on parameters that are not even of the right type.
      () => false,
    );

  return {
    challenge: async (target) => {
      const challenge: Challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: effort.cost,
        counter: randomInt(effort.minCounter, effort.maxCounter + 1),
        deriveKey,
        // Signed with the rest. The end is kept here and not in `expiresAt`, which the library holds against its own clock.
        data: { target, validUntil: clock.now() + VALID_MS },
        ...secrets,
      });
      return { provider: 'altcha', challenge };
    },
    check: async (answer: string, target: CaptchaTarget) => {
      const payload = readPayload(answer);
      const { data, nonce } = payload.challenge.parameters;
      if (!(await isSolved(payload))) throw new AppError('captchaInvalid');
      // From here on the parameters are ours: the signature covers them.
      const validUntil = Number(data?.validUntil);
      const isOurs = data?.target === target && validUntil > clock.now();
      if (!isOurs || !(await captchas.spend(nonce, validUntil, clock.now()))) throw new AppError('captchaInvalid');
    },
  };
}
