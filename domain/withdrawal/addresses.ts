/** Both ends are what people compare. */
const ENDS = 4;

/** What every address of a network begins with says nothing. */
const bare = (address: string) => address.toLowerCase().replace(/^0x/, '');

/** Whether two texts mean the same address: the case of hexadecimal letters is a checksum and nothing else. */
export const isSameAddress = (first: string, second: string): boolean =>
  first === second || (/^0x[0-9a-f]+$/i.test(first) && first.toLowerCase() === second.toLowerCase());

/**
 * Whether an address could be taken for another that is not it: the first and the last four characters, which is what histories show, are
 * the same whatever their case, or all but two of the rest are. Swindlers make such addresses and plant them in histories.
 */
export function looksLike(address: string, known: string): boolean {
  if (isSameAddress(address, known)) return false;
  const [one, other] = [bare(address), bare(known)];
  if (one.length < 3 * ENDS || other.length < 3 * ENDS) return false;
  if (one.slice(0, ENDS) === other.slice(0, ENDS) && one.slice(-ENDS) === other.slice(-ENDS)) return true;
  return one.length === other.length && differences(one, other).length <= 2;
}

/** Places at which two addresses differ, the case of letters aside; what one has beyond the other's end differs. */
export function differences(address: string, known: string): number[] {
  const [one, other] = [address.toLowerCase(), known.toLowerCase()];
  return [...one].flatMap((character, at) => (character === other[at] ? [] : [at]));
}

/**
 * The address it could be taken for, of all that the account has seen; undefined when there is none, or when it is itself one that can be
 * trusted: coins arrived there before, or it stands ready in the book. One that was only just typed vouches for nothing.
 */
export function lookAlikeOf<Seen extends { address: string }>(
  address: string,
  trusted: readonly { address: string }[],
  seen: readonly Seen[],
): Seen | undefined {
  if (trusted.some((one) => isSameAddress(one.address, address))) return undefined;
  return seen.find((one) => looksLike(address, one.address));
}
