import { bytesToHex, type Hex } from 'viem';
import { HDKey, privateKeyToAccount } from 'viem/accounts';
import { addressesBelow, type KeyPlace } from '../hdAddresses';
import { refuseUnlessAllowed } from '../signer/policy';
import { type Signer, SignerError } from '../signer/signer';
import { unsignedOf } from '../signer/unsigned';
import type { OpenKeystore } from './keystore';

/** Signs with the keys of an open keystore: only ever in a process of its own (`signerProcess.ts`). */
export function createKeystoreSigner({ accountKey, policy }: OpenKeystore): Signer {
  const account = HDKey.fromExtendedKey(accountKey);
  const addressAt = addressesBelow(account.publicExtendedKey);

  function keyAt({ branch, index }: KeyPlace): Hex {
    const { privateKey } = account.deriveChild(branch).deriveChild(index);
    if (!privateKey) throw new SignerError('the keystore has no key for this');
    return bytesToHex(privateKey);
  }

  return {
    sign: async (request) => {
      refuseUnlessAllowed(request, policy, addressAt);
      return privateKeyToAccount(keyAt(request.from)).signTransaction(unsignedOf(request));
    },
    close: async () => {
      account.wipePrivateData();
    },
  };
}
