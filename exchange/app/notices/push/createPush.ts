import { createHash } from 'node:crypto';
import type { CallData, CallParams } from '@/contract/calls';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { retryAfterMs } from '../../outbox/backoff';
import type { KnownHosts } from '../../outbox/hostShares';
import type { Carrier } from '../../outbox/outbox';
import type { Clock } from '../../ports/clock';
import { DeliveryError, NotTriedError } from '../../ports/mailer';
import type { Sealer } from '../../sealing/sealer';
import type { PushMessage } from '../pushDelivery';
import { PUSH_SERVICES, pushHostOf } from './pushServices';
import { type PushDevice, type PushStore, sealedForDevice } from './pushStore';

/** Where a browser is reached (RFC 8030), and the keys that only it can open messages with (RFC 8291). */
export type PushTarget = CallParams<'pushSubscribe'>;

/** `gone`: the browser has ended the subscription. @throws DeliveryError */
export type SendPush = (target: PushTarget, payload: string, message: PushOptions) => Promise<'sent' | 'gone'>;

export interface PushOptions {
  topic: string;
  ttlSeconds: number;
  /** `high` wakes a device that saves its battery (RFC 8030, 5.3). */
  urgency: 'normal' | 'high';
}

export interface Push {
  key(): CallData<'pushKey'>;
  subscribe(actor: SessionActor, target: PushTarget): Promise<null>;
  /** Whether this account is told at that device. */
  status(actor: SessionActor, endpoint: string): Promise<CallData<'pushStatus'>>;
  unsubscribe(actor: SessionActor, endpoint: string): Promise<null>;
  carrier: Carrier;
  hosts: KnownHosts;
}

interface PushParts {
  store: PushStore;
  sealer: Sealer;
  clock: Clock;
  publicKey: string;
  send: SendPush;
  /** Whether the exchange may call there: a client names the address. */
  isAllowed(endpoint: string): boolean;
  /** Origins an operator has named: push services as well. */
  named?: readonly string[];
}

/** Of one user. */
const MOST_DEVICES = 10;
const TTL_SECONDS = 86_400;
/** Longer than push services are away: a device that takes nothing for a day is let go. */
const SILENT_FOR_MS = 86_400_000;

const hashOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

/** Web push to the devices whose users agreed to it. */
export function createPush({ store, sealer, clock, publicKey, send, isAllowed, named = [] }: PushParts): Push {
  const gone = async (deviceId: string): Promise<never> => {
    await store.removeById(deviceId);
    throw new DeliveryError('device is gone', true);
  };
  /** Every try of a device that answers nothing takes a place for seconds: all its messages wait for the next one, and it has an end. */
  const silent = async (deviceId: string, { silentSince, unanswered }: PushDevice, error: unknown): Promise<never> => {
    if (error instanceof DeliveryError && error.isFinal) throw error;
    const now = clock.now();
    if (silentSince !== null && now - silentSince >= SILENT_FOR_MS) return gone(deviceId);
    await store.noteSilence(deviceId, now, now + retryAfterMs(unanswered + 1));
    throw error;
  };
  return {
    key: () => ({ publicKey }),
    subscribe: async ({ userId, sessionId }, target) => {
      if (!isAllowed(target.endpoint)) throw new AppError('pushEndpointInvalid');
      const endpointHash = hashOf(target.endpoint);
      const sealed = sealer.seal(JSON.stringify(target), sealedForDevice(endpointHash));
      await store.save({ userId, sessionId, endpointHash, host: pushHostOf(target.endpoint), sealed }, clock.now());
      await store.keepNewest(userId, MOST_DEVICES, clock.now());
      return null;
    },
    status: async ({ userId }, endpoint) => ({ isOn: await store.isToldAt(userId, hashOf(endpoint), clock.now()) }),
    unsubscribe: async ({ userId }, endpoint) => {
      await store.remove(userId, hashOf(endpoint));
      return null;
    },
    carrier: async (content) => {
      const { id, deviceId, kind, title, body, language } = JSON.parse(content) as PushMessage;
      const device = await store.byId(deviceId, clock.now());
      if (!device) return gone(deviceId);
      if (device.quietUntil !== null && device.quietUntil > clock.now()) throw new NotTriedError('device does not answer');
      const target = JSON.parse(sealer.open(device.sealed, sealedForDevice(device.endpointHash))) as PushTarget;
      // Written down for its next messages; one of before hosts were counted is sent as it is.
      if (device.host === null) await store.noteHost(deviceId, pushHostOf(target.endpoint));
      const message = { topic: id, ttlSeconds: TTL_SECONDS, urgency: kind === 'SECURITY' ? 'high' : 'normal' } as const;
      const outcome = await send(target, JSON.stringify({ id, kind, title, body, language }), message).catch((error: unknown) =>
        silent(deviceId, device, error),
      );
      if (outcome === 'gone') return gone(deviceId);
      if (device.silentSince !== null || device.tookAt === null) await store.noteTaken(deviceId, clock.now());
    },
    hosts: { services: [...PUSH_SERVICES, ...named.map(pushHostOf)], proven: (limit) => store.provenHosts(limit) },
  };
}
