import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyRegistration } from '@/contract/passkeys';
import type { PasskeyAssertion } from '@/contract/secondFactor';

// An authenticator and the browser around it, written from the texts: WebAuthn level 3 (5.8.1, 6.1, 6.5), CTAP's canonical CBOR
// (RFC 8949), COSE keys for ES256 (RFC 9053, 7.1.1). It signs whatever it is told to, so that tests can lie.

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 0xff]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map) return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
  return Buffer.concat([head(2, value.length), value]);
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

/** Flags of the authenticator's data: user present, user verified, may be backed up, is backed up, has a credential. */
const [UP, UV, BE, BS, AT] = [0x01, 0x04, 0x08, 0x10, 0x40];

export interface Lies {
  origin?: string;
  /** Whose page asks, as the authenticator was told. */
  rpId?: string;
  challenge?: string;
  userHandle?: string | undefined;
  isVerified?: boolean;
  type?: string;
}

interface Credential {
  id: Buffer;
  rpId: string;
  userHandle: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  counter: number;
}

interface Creation {
  options: { challenge: string; rp: { id: string }; user: { id: string } };
}
interface Request {
  options: { challenge: string; rpId: string };
}

/** One credential's holder. `counts`: it tells a higher number each time, as security keys do; else always 0, as synced ones do. */
export function passkeyDevice({ counts = false, isSynced = false }: { counts?: boolean; isSynced?: boolean } = {}) {
  let held: Credential | undefined;
  const holding = (): Credential => {
    if (!held) throw new Error('this device holds no passkey');
    return held;
  };
  const authData = (rpId: string, counter: number, isVerified: boolean, attested = Buffer.alloc(0)) => {
    const flags = UP | (isVerified ? UV : 0) | (isSynced ? BE | BS : 0) | (attested.length > 0 ? AT : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
  };
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    /** What the browser makes of the options of `passkeyAdd`. */
    create({ options: { challenge, rp, user } }: Creation, lies: Lies = {}): PasskeyRegistration {
      const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      held = { id: randomBytes(32), rpId: rp.id, userHandle: user.id, counter: counts ? 1 : 0, ...keys };
      const idLength = Buffer.from([0, held.id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), idLength, held.id, coseKey(held.publicKey)]);
      const data = authData(lies.rpId ?? rp.id, held.counter, lies.isVerified ?? true, attested);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]);
      const id = held.id.toString('base64url');
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData(
            lies.type ?? 'webauthn.create',
            lies.challenge ?? challenge,
            lies.origin ?? `https://${rp.id}`,
          ).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: counts ? ['usb', 'nfc'] : ['internal'],
        },
      };
    },
    /** What it answers to a challenge. */
    sign({ options: { challenge, rpId } }: Request, lies: Lies = {}): PasskeyAssertion {
      const credential = holding();
      if (counts) credential.counter += 1;
      const data = authData(lies.rpId ?? rpId, credential.counter, lies.isVerified ?? true);
      const client = clientData(lies.type ?? 'webauthn.get', lies.challenge ?? challenge, lies.origin ?? `https://${rpId}`);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), credential.privateKey);
      const id = credential.id.toString('base64url');
      const userHandle = 'userHandle' in lies ? lies.userHandle : credential.userHandle;
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      };
    },
    /** As a copy would that was made before: counts on from here. */
    turnCounterTo(counter: number) {
      holding().counter = counter;
    },
    /** As it is stored: COSE, base64url. */
    publicKey: () => coseKey(holding().publicKey).toString('base64url'),
    /** Another account's handle, as a stranger's device has it. */
    handle: () => holding().userHandle,
  };
}
export type PasskeyDevice = ReturnType<typeof passkeyDevice>;
