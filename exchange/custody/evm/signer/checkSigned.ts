import { type Address, type Hex, isAddressEqual, keccak256, parseTransaction, recoverTransactionAddress } from 'viem';
import { SignerError, type SigningRequest } from './signer';
import { unsignedOf } from './unsigned';

type Parsed = ReturnType<typeof parseTransaction>;

function isWhatWasAsked(parsed: Parsed, request: SigningRequest): boolean {
  const wanted = unsignedOf(request);
  const isPlain = parsed.type === 'eip1559' && (parsed.accessList ?? []).length === 0;
  const goesThere = typeof parsed.to === 'string' && isAddressEqual(parsed.to, wanted.to);
  return (
    isPlain &&
    goesThere &&
    parsed.chainId === wanted.chainId &&
    (parsed.nonce ?? 0) === wanted.nonce &&
    (parsed.value ?? 0n) === wanted.value &&
    (parsed.data ?? '0x') === (wanted.data ?? '0x') &&
    parsed.gas === wanted.gas &&
    parsed.maxFeePerGas === wanted.maxFeePerGas &&
    (parsed.maxPriorityFeePerGas ?? 0n) === wanted.maxPriorityFeePerGas
  );
}

/**
 * What a signer handed back is what it was asked for, signed by the key of that address: a mistaken or a false one costs nothing.
 * @returns the transaction's id
 * @throws SignerError
 */
export async function checkSigned(raw: Hex, request: SigningRequest, from: Address): Promise<Hex> {
  try {
    const parsed = parseTransaction(raw);
    const serializedTransaction = raw as Parameters<typeof recoverTransactionAddress>[0]['serializedTransaction'];
    const signedBy = await recoverTransactionAddress({ serializedTransaction });
    if (isWhatWasAsked(parsed, request) && isAddressEqual(signedBy, from)) return keccak256(raw);
  } catch {
    // Nothing that can be read: the same as something else.
  }
  throw new SignerError('the signer handed back something else than it was asked for');
}
