// The checksum of gzip (RFC 1952, section 8): a page's is put together from those of its parts, so that a part's bytes are
// read once and not once per visitor.

const POLYNOMIAL = 0xedb88320;
const HIGHEST_BIT = 0x80000000;
const BITS_OF_A_BYTE = 8;

const half = (value: number) => (value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1);

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < BITS_OF_A_BYTE; bit += 1) value = half(value);
  return value;
});

/** The checksum of these bytes. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Product of two polynomials over bits, modulo the checksum's own. */
function multiply(one: number, other: number): number {
  let product = 0;
  let shifted = other;
  for (let mask = HIGHEST_BIT; mask !== 0; mask >>>= 1) {
    if (one & mask) product ^= shifted;
    shifted = half(shifted);
  }
  return product >>> 0;
}

/** What a checksum is multiplied by when `length` bytes follow it. */
export function crcShift(length: number): number {
  let result = HIGHEST_BIT;
  let power = HIGHEST_BIT >>> BITS_OF_A_BYTE;
  for (let rest = length; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = multiply(power, result);
    power = multiply(power, power);
  }
  return result;
}

/** The checksum of two parts, one after the other. @param shift `crcShift` of the second part's length */
export function joinCrc(first: number, second: number, shift: number): number {
  return (multiply(shift, first) ^ second) >>> 0;
}
