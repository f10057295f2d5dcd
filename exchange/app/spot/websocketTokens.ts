import { createHash, randomBytes } from 'node:crypto';
import type { CallData } from '@/contract/calls';
import type { SessionActor } from '../actor';
import type { SpotContext } from './context';

const TOKEN_BYTES = 32;
/** Long enough to open a socket with, too short to be worth stealing. */
export const WEBSOCKET_TOKEN_MS = 30_000;

type TokenContext = Pick<SpotContext, 'websocketTokens' | 'clock'>;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A token that lets one socket read the user's private stream for as long as the session holds. */
export async function issueWebsocketToken(
  { websocketTokens, clock }: TokenContext,
  { sessionId }: SessionActor,
): Promise<CallData<'websocketToken'>> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const nowMs = clock.now();
  const expiresMs = nowMs + WEBSOCKET_TOKEN_MS;
  await websocketTokens.save({ tokenHash: hashOf(token), sessionId, expiresMs }, nowMs);
  return { token, expiresAt: expiresMs };
}

/** Uses a token up: whose it is, or undefined when it is unknown, used or expired, or its session has ended. */
export function redeemWebsocketToken({ websocketTokens, clock }: TokenContext, token: string): Promise<SessionActor | undefined> {
  return websocketTokens.take(hashOf(token), clock.now());
}
