const BYTES = 16;
const ids = new WeakMap<Blob, string>();

/** What the sending of this file is called, however often it is tried: the exchange keeps one file of it. Chosen anew, it is another. */
export function sendIdOf(file: Blob): string {
  const known = ids.get(file);
  if (known !== undefined) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  ids.set(file, made);
  return made;
}
