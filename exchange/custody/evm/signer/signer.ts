import type { Address, Hex } from 'viem';
import type { KeyPlace } from '../hdAddresses';

/**
 * Why something is signed; each has rules of its own (`policy.ts`): a withdrawal leaves the hot wallet for anywhere, a sweep leaves a
 * deposit address for custody's own wallets, gas leaves the gas wallet for a deposit address.
 */
export type Purpose = 'withdrawal' | 'sweep' | 'gas';

/** A transfer to be signed, said in full: a signer builds the transaction itself, and signs no bytes that somebody else has made. */
export interface SigningRequest {
  purpose: Purpose;
  chainId: number;
  /** Whose key signs. */
  from: KeyPlace;
  /** Who gets the coins; for a place of our own also which, so that the signer can tell. */
  to: Address;
  toPlace: KeyPlace | null;
  /** The token's contract; null for the network's own coin. */
  contract: Address | null;
  /** In the smallest unit of the coin. */
  amount: bigint;
  nonce: number;
  gas: bigint;
  maxFeePerGas: bigint;
  maxPriorityFeePerGas: bigint;
}

/** Who has the keys. It may sit in another process or on another machine, and refuses what its own rules do not let. */
export interface Signer {
  /** The transaction as it goes to the network. @throws SignerError; SignerAwayError where it answers nobody, whatever it is asked */
  sign(request: SigningRequest): Promise<Hex>;
  close(): Promise<void>;
}

export class SignerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'SignerError';
  }
}
