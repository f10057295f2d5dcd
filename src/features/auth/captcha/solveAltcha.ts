import type { Challenge } from 'altcha-lib';

function isChallenge(value: unknown): value is Challenge {
  return typeof value === 'object' && value !== null && 'parameters' in value;
}

/**
 * Solves the exchange's proof of work. The key derivation runs in the browser's own crypto, off the main thread.
 * @returns the payload the call takes as `captcha`; undefined when no solution was found in time
 */
export async function solveAltcha(challenge: unknown): Promise<string | undefined> {
  if (!isChallenge(challenge)) return undefined;
  // Loaded when a form is sent: nobody who only looks around pays for it.
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([import('altcha-lib'), import('altcha-lib/algorithms/web/pbkdf2')]);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) return undefined;
  const { codeChallenge: _, ...signed } = challenge;
  return btoa(JSON.stringify({ challenge: signed, solution }));
}
