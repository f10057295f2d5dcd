// Pictures inside of papers are kept as they are: what else stands in their files is left out, without decoding them.

const APP_0 = 0xe0;
const APP_15 = 0xef;
/** Says how colours are meant; PDF asks for it. */
const ADOBE = 0xee;
const COMMENT = 0xfe;
const SCAN = 0xda;
const END = 0xd9;

/** Where the data of a scan ends: at the next marker that is none of its own. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    const isOwn = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (bytes[at] === 0xff && !isOwn) return at;
  }
  return bytes.length;
}

const isAside = (marker: number) => marker !== ADOBE && ((marker >= APP_0 && marker <= APP_15) || marker === COMMENT);

/**
 * A JPEG with what makes the picture alone: no EXIF, XMP, IPTC, thumbnails, comments, and nothing behind its end. Undefined: it is none.
 */
export function bareJpeg(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 3 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) break;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2) return undefined;
    const segmentEnd = at + 2 + length;
    const end = marker === SCAN ? endOfScan(bytes, segmentEnd) : segmentEnd;
    if (!isAside(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...kept, Uint8Array.of(0xff, END)]);
}

/** Boxes of JPEG 2000 that make the picture. */
const PICTURE_BOXES: ReadonlySet<string> = new Set(['jP  ', 'ftyp', 'rreq', 'jp2h', 'jp2c']);

/** A JPEG 2000 with what makes the picture alone. Undefined: it is none. A bare stream of code has nothing beside it. */
export function bareJpeg2000(given: Uint8Array): Uint8Array | undefined {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  if (bytes.length < 12) return undefined;
  if (bytes.readUInt16BE(0) === 0xff4f) return bytes;
  const kept: Buffer[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= bytes.length;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? bytes.length - at : short;
    if (length < 8 || at + length > bytes.length) return undefined;
    if (PICTURE_BOXES.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, at + length));
    at += length;
  }
  return kept.length > 0 ? Buffer.concat(kept) : undefined;
}
