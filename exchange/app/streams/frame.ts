import type { ServerFrame } from '@/contract/channels';

/** A frame as it goes out. Made once and shared by everyone it is for. */
export type EncodedFrame = Buffer;

export function encodeFrame(frame: ServerFrame): EncodedFrame {
  return Buffer.from(JSON.stringify(frame));
}
