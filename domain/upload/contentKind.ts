/** What a file is by its first bytes. `heic` is what some phones make by default and few programs read. */
export type ContentKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'heic' | 'unknown';

/** As many bytes as are looked at. */
export const HEAD_BYTES = 16;

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** ISO 14496-12: the brands of pictures in that container (HEIF, and AVIF, which is one). */
const PICTURE_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis']);

const startsWith = (head: Uint8Array, bytes: readonly number[]) => bytes.every((byte, index) => head[index] === byte);
const textAt = (head: Uint8Array, from: number, length: number) => String.fromCharCode(...head.subarray(from, from + length));

/**
 * What the content is, by its first bytes and nothing else: names and declared types are whoever's who sends them. Formats are
 * recognised at the very start only: a file that is two things at once is what its start says, or nothing.
 */
export function contentKindOf(head: Uint8Array): ContentKind {
  if (startsWith(head, JPEG)) return 'jpeg';
  if (startsWith(head, PNG)) return 'png';
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'webp';
  if (textAt(head, 0, 5) === '%PDF-') return 'pdf';
  if (textAt(head, 4, 4) === 'ftyp' && PICTURE_BRANDS.has(textAt(head, 8, 4))) return 'heic';
  return 'unknown';
}
