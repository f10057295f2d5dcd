import type { EncodedFrame } from '../app/streams/frame';

const FINAL_TEXT = 0x81;
const LENGTH_IN_16_BITS = 126;
const LENGTH_IN_64_BITS = 127;
const made = new WeakMap<EncodedFrame, Buffer>();

function headerOf(length: number): Buffer {
  if (length < LENGTH_IN_16_BITS) return Buffer.from([FINAL_TEXT, length]);
  if (length < 65_536) return Buffer.from([FINAL_TEXT, LENGTH_IN_16_BITS, length >> 8, length & 0xff]);
  const header = Buffer.alloc(10);
  header.writeUInt16BE((FINAL_TEXT << 8) | LENGTH_IN_64_BITS);
  header.writeBigUInt64BE(BigInt(length), 2);
  return header;
}

/**
 * The bytes of an unmasked WebSocket text message (RFC 6455, 5.2), made once for everybody who gets the frame: one write of shared
 * bytes for each reader, without a header, a copy or a second buffer of its own.
 */
export function textFrameOf(frame: EncodedFrame): Buffer {
  const known = made.get(frame);
  if (known) return known;
  const bytes = Buffer.concat([headerOf(frame.length), frame]);
  made.set(frame, bytes);
  return bytes;
}
