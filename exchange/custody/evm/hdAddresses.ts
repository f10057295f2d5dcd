import { secp256k1 } from '@noble/curves/secp256k1';
import { type Address, bytesToHex, getAddress } from 'viem';
import { HDKey, publicKeyToAddress } from 'viem/accounts';

/** The account below which all addresses of custody lie, as other wallets have it: m/44'/60'/0'. */
export const ACCOUNT_PATH = "m/44'/60'/0'";

/** Where an address lies below the account. Branch 0 are the hot wallet (0) and deposit addresses, branch 1 what custody keeps for itself. */
export interface KeyPlace {
  branch: 0 | 1;
  index: number;
}

export const HOT_WALLET: KeyPlace = { branch: 0, index: 0 };
/** Pays for moving tokens away from deposit addresses; it has sequence numbers of its own, so that withdrawals wait for no sweep. */
export const GAS_WALLET: KeyPlace = { branch: 1, index: 0 };

const LAST_INDEX = 2 ** 31 - 1;

/** Whether this is an extended public key that addresses can be derived from; a private one is none. */
export function isExtendedPublicKey(text: string): boolean {
  try {
    const key = HDKey.fromExtendedKey(text);
    return key.privateKey === null && key.publicKey !== null;
  } catch {
    return false;
  }
}

const addressOfKey = (publicKey: Uint8Array): Address =>
  publicKeyToAddress(bytesToHex(secp256k1.ProjectivePoint.fromHex(publicKey).toRawBytes(false)));

export type AddressesOf = (place: KeyPlace) => Address;

/** Addresses below an account's extended key. Of a public one no private key can be made: who knows it sees, and moves nothing. */
export function addressesBelow(extendedKey: string): AddressesOf {
  const account = HDKey.fromExtendedKey(extendedKey).wipePrivateData();
  const branches = [account.deriveChild(0), account.deriveChild(1)] as const;
  const known = new Map<string, Address>();
  return ({ branch, index }) => {
    if (!Number.isSafeInteger(index) || index < 0 || index > LAST_INDEX) throw new RangeError(`no address has the number ${index}`);
    const name = `${branch}/${index}`;
    const found = known.get(name);
    if (found) return found;
    const { publicKey } = branches[branch].deriveChild(index);
    if (!publicKey) throw new Error(`no key at ${name}`);
    const address = getAddress(addressOfKey(publicKey));
    known.set(name, address);
    return address;
  };
}
