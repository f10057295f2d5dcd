import { AppError } from '../../appError';
import { hashToken } from '../../tokens';
import type { AccountTables } from '../accountStore';
import type { AccountsContext } from '../context';
import type { Caller } from '../model';
import type { ChallengePurpose, PasskeyChallengeRow } from './passkeyStore';

/** As long as a browser's dialog may stay open. */
export const CHALLENGE_VALID_MS = 5 * 60_000;

interface ChallengeFor {
  challenge: string;
  rpId: string;
  purpose: ChallengePurpose;
  userId: string | null;
  about?: string;
}

/** Writes a challenge down, hashed, for one try on this host; when it expires. */
export async function keepChallenge(
  { clock }: Pick<AccountsContext, 'clock'>,
  { brand }: Pick<Caller, 'brand'>,
  { passkeyChallenges }: Pick<AccountTables, 'passkeyChallenges'>,
  { challenge, about, ...whom }: ChallengeFor,
): Promise<number> {
  const now = clock.now();
  const expiresAt = now + CHALLENGE_VALID_MS;
  await passkeyChallenges.create({ ...whom, about: about ?? null, brand, challengeHash: hashToken(challenge), expiresAt }, now);
  return expiresAt;
}

/** The challenge that a browser says it has signed; undefined for what is none of its texts. */
export function signedChallenge(clientDataJSON: string): string | undefined {
  try {
    const told: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    if (typeof told !== 'object' || told === null || !('challenge' in told)) return undefined;
    return typeof told.challenge === 'string' ? told.challenge : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Uses a challenge up, whatever comes of it: what was signed once is worth nothing a second time, in whatever process.
 * @throws AppError passkeyExpired: used, too old, for another act, account, host or brand, or never ours; passkeyInvalid: there is none
 */
export async function takeChallenge(
  { store, clock }: Pick<AccountsContext, 'store' | 'clock'>,
  { brand }: Pick<Caller, 'brand'>,
  clientDataJSON: string,
  isFor: (row: PasskeyChallengeRow) => boolean,
): Promise<string> {
  const challenge = signedChallenge(clientDataJSON);
  if (challenge === undefined) throw new AppError('passkeyInvalid');
  const row = await store.passkeyChallenges.take(hashToken(challenge), brand);
  if (!row || !isFor(row) || row.expiresAt <= clock.now()) throw new AppError('passkeyExpired');
  return challenge;
}
