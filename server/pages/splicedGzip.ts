import { constants, deflateRawSync } from 'node:zlib';
import { crc32, crcShift, joinCrc } from './crc32';

// One gzip stream of parts that stay and a text between them that changes (RFC 1951, 1952). The parts are compressed once, each
// on its own and ended at a whole byte; the text goes between them as a stored block. For each copy only the checksum is new.

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LAST_BLOCK = Buffer.from([3, 0]);
const TRAILER_BYTES = 8;
const STORED_HEAD_BYTES = 5;

interface Part {
  deflated: Buffer;
  crc: number;
  shift: number;
}

function partOf(bytes: Buffer): Part {
  return {
    deflated: deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
    crc: crc32(bytes),
    shift: crcShift(bytes.length),
  };
}

/** A block that is not compressed: its length, the length's complement, its bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(STORED_HEAD_BYTES);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([head, bytes]);
}

/**
 * Prepares the parts.
 * @returns what makes the gzip of all parts with `text` between each two; short texts only (below 64 kB)
 */
export function spliceGzip(bodies: readonly Buffer[]): (text: string) => Buffer {
  const parts = bodies.map(partOf);
  const length = bodies.reduce((sum, body) => sum + body.length, 0);

  return (text) => {
    const between = Buffer.from(text);
    const block = storedBlock(between);
    const blockCrc = crc32(between);
    const blockShift = crcShift(between.length);
    const pieces: Buffer[] = [HEADER];
    let crc = 0;
    parts.forEach((part, index) => {
      if (index > 0) {
        pieces.push(block);
        crc = joinCrc(crc, blockCrc, blockShift);
      }
      pieces.push(part.deflated);
      crc = joinCrc(crc, part.crc, part.shift);
    });
    const trailer = Buffer.alloc(TRAILER_BYTES);
    trailer.writeUInt32LE(crc, 0);
    trailer.writeUInt32LE((length + between.length * (parts.length - 1)) >>> 0, 4);
    return Buffer.concat([...pieces, LAST_BLOCK, trailer]);
  };
}
