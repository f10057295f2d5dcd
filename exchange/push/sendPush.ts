import type { LookupFunction } from 'node:net';
import type { SendPush } from '../app/notices/push/createPush';
import type { Clock } from '../app/ports/clock';
import { DeliveryError } from '../app/ports/mailer';
import { PrivateAddressError, publicLookup } from '../network/publicLookup';
import { encryptPush } from './encrypt';
import { postPush } from './postPush';
import { type VapidKey, vapidAuthorization } from './vapid';

interface WebPushParts {
  key: VapidKey;
  /** mailto: or https:, for a push service to write to. */
  contact: string;
  clock: Clock;
  /** Origins an operator has named: they may be anywhere. */
  allowed?: readonly string[];
  /** How other names are looked up. */
  lookup?: LookupFunction;
}

const GONE = new Set([404, 410]);

function bodyFor(payload: string, keys: { p256dh: string; auth: string }): Buffer {
  try {
    return encryptPush(payload, keys);
  } catch (error) {
    throw new DeliveryError('push key', true, error);
  }
}

function failureOf(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  // A client named it: it is asked no second time.
  if (error instanceof PrivateAddressError) return new DeliveryError('push address', true, error);
  return new DeliveryError('push failed', false, error);
}

/**
 * Hands messages to the push services of browsers (RFC 8030). Clients name the addresses: names are looked up for each connection, and none
 * is made to what is not public.
 */
export function createWebPush({ key, contact, clock, allowed = [], lookup = publicLookup() }: WebPushParts): SendPush {
  return async ({ endpoint, keys }, payload, { topic, ttlSeconds, urgency }) => {
    const isNamed = allowed.includes(new URL(endpoint).origin);
    const body = bodyFor(payload, keys);
    const status = await postPush(endpoint, {
      lookup: isNamed ? undefined : lookup,
      headers: {
        authorization: vapidAuthorization(key, endpoint, contact, clock.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttlSeconds),
        urgency,
        // A message that is sent again takes the place of the one that waits.
        topic,
      },
      body,
    }).catch((error: unknown) => {
      throw failureOf(error);
    });
    if (status >= 200 && status < 300) return 'sent';
    if (GONE.has(status)) return 'gone';
    // Told to wait, or theirs to mend; everything else stays as it is.
    const isFinal = status >= 400 && status < 500 && status !== 429;
    throw new DeliveryError(`push ${status}`, isFinal);
  };
}
