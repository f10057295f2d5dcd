import type { Passkey } from '@/contract/passkeys';
import { passkeyProvider } from '@/domain/account/passkeyProviders';
import { toldOrigin } from '../devices/origin';
import type { StoredPasskey } from './passkeyStore';

/** Keys are plugged in or held against a device; what says nothing is taken for a device. */
const isKey = ({ transports }: StoredPasskey) =>
  transports.length > 0 && !transports.includes('internal') && !transports.includes('hybrid');

/** What its owner is told of a passkey. `host`: where they ask. */
export function toldPasskey(passkey: StoredPasskey, host: string): Passkey {
  const { passkeyId, name, aaguid, isSynced, rpId, suspendedAt, createdAt, lastUsedAt, ip, userAgent, country } = passkey;
  return {
    passkeyId,
    name,
    kind: isKey(passkey) ? 'KEY' : 'DEVICE',
    provider: passkeyProvider(aaguid),
    isSynced,
    host: rpId,
    isHere: rpId === host,
    isSuspended: suspendedAt !== null,
    ...toldOrigin({ ip, userAgent, country }),
    createdAt,
    lastUsedAt,
  };
}
