// What the exchange and the screens agree on about passkeys.

/** More than this many are nobody's devices any more. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 40;

/** Text of one line, nothing invisible. */
const NAME = /^[^\p{C}]+$/u;

/** A name its owner gave to a passkey, as it is kept; undefined when it is none. */
export function readPasskeyName(text: string): string | undefined {
  const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  return name !== '' && [...name].length <= PASSKEY_NAME_MAX && NAME.test(name) ? name : undefined;
}
