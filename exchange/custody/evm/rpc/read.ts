import { type Address, getAddress, type Hex } from 'viem';
import { ChainError } from './chainError';

// Answers of nodes are somebody else's text: each field is read strictly, and what is not what it should be is nonsense, not nothing.

const QUANTITY = /^0x[0-9a-f]{1,64}$/i;
const HASH = /^0x[0-9a-f]{64}$/i;
const ADDRESS = /^0x[0-9a-f]{40}$/i;
const DATA = /^0x(?:[0-9a-f]{2})*$/i;

const nonsense = (what: string) => new ChainError(`a node answered nonsense: ${what}`);

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw nonsense(what);
  return value as Fields;
}

export function listOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw nonsense(what);
  return value;
}

const matching =
  (pattern: RegExp) =>
  (value: unknown, what: string): Hex => {
    if (typeof value !== 'string' || !pattern.test(value)) throw nonsense(what);
    return value.toLowerCase() as Hex;
  };

export const hashOf = matching(HASH);
export const dataOf = matching(DATA);

const hexQuantity = matching(QUANTITY);
export const quantityOf = (value: unknown, what: string): bigint => BigInt(hexQuantity(value, what));

/** A quantity that a JavaScript number holds exactly: heights, places, times. */
export function numberOf(value: unknown, what: string): number {
  const quantity = quantityOf(value, what);
  if (quantity > BigInt(Number.MAX_SAFE_INTEGER)) throw nonsense(what);
  return Number(quantity);
}

const hexAddress = matching(ADDRESS);
/** With its checksum, as addresses are compared everywhere. */
export const addressOf = (value: unknown, what: string): Address => getAddress(hexAddress(value, what));

/** An address in the last 20 bytes of a word, as logs have it. */
export function addressOfTopic(value: unknown, what: string): Address {
  const word = hashOf(value, what);
  if (!word.startsWith(`0x${'0'.repeat(24)}`)) throw nonsense(what);
  return getAddress(`0x${word.slice(26)}`);
}

/** One word of an answer of a contract. */
export const wordOf = (value: unknown, what: string): bigint => BigInt(hashOf(value, what));
