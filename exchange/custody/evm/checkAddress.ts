import { getAddress } from 'viem';
import type { AddressCheck } from '../../app/custody/chain';

const PLAIN = /^0[xX][0-9a-fA-F]{40}$/;
/** No letters of both cases: nothing was written into the cases that could be checked. */
const ONE_CASE = /^(?:[0-9a-f]+|[0-9A-F]+)$/;
/** Bitcoin and its like: bech32, and base 58 as Tron, Dogecoin and Solana have it too. */
const OTHER = /^(?:(?:bc|tb|ltc|cosmos|addr)1[0-9a-z]{20,}|[1-9A-HJ-NP-Za-km-z]{26,44})$/;
/** The lowest numbers are contracts of the network itself, and nobody: what is sent there is gone. */
const NOBODYS = /^0x0{36}/;

/** Written as EIP-55 has it: upper and lower case carry a checksum. */
export function checkEvmAddress(text: string): AddressCheck {
  const typed = text.trim();
  if (!PLAIN.test(typed)) return { ok: false, reason: OTHER.test(typed) ? 'otherNetwork' : 'format' };
  const digits = typed.slice(2);
  const address = getAddress(`0x${digits.toLowerCase()}`);
  if (NOBODYS.test(address)) return { ok: false, reason: 'format' };
  if (!ONE_CASE.test(digits) && address.slice(2) !== digits) return { ok: false, reason: 'checksum' };
  return { ok: true, address };
}
