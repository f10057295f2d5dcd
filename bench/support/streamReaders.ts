import { once } from 'node:events';
import { WebSocket } from 'ws';
import { STREAM_PATH } from '@/contract/streamConstants';

// Many readers of one book in a process of its own. Told by its parent: {open: [from, to]} connects readers of these numbers,
// {measureMs} counts for that long and answers a histogram of delays in ms.

/** The exchange serves at most 200 connections of one address; this machine has all of 127.0.0.0/8. */
const PER_ADDRESS = 150;
const AT_ONCE = 50;
const LONGEST_MS = 5_000;
const UPDATE = '{"type":"depth.update"';

const port = Number(process.argv[2]);
let counts: number[] | undefined;

/** When the frame was made, ms. It is the last field: parsing the whole frame would measure the reader. */
function madeAtOf(text: string): number {
  return Number(text.slice(text.lastIndexOf(':') + 1, -1));
}

async function open(index: number): Promise<void> {
  const block = Math.floor(index / PER_ADDRESS);
  const localAddress = `127.0.${1 + Math.floor(block / 250)}.${1 + (block % 250)}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}${STREAM_PATH}`, {
    localAddress,
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  await once(socket, 'open');
  socket.on('message', (data: Buffer) => {
    if (!counts) return;
    const text = data.toString('latin1');
    if (!text.startsWith(UPDATE)) return;
    const delayMs = Math.min(LONGEST_MS, Math.max(0, Date.now() - madeAtOf(text)));
    counts[delayMs] = (counts[delayMs] ?? 0) + 1;
  });
  socket.on('close', (code) => process.send?.({ lost: code }));
  socket.send(JSON.stringify({ op: 'subscribe', id: 1, channels: [{ channel: 'depth', symbol: 'BTC_USDT' }] }));
}

async function openAll(from: number, to: number): Promise<void> {
  for (let index = from; index < to; index += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, to - index) }, (_, offset) => open(index + offset)));
  }
  process.send?.({ opened: to });
}

process.on('message', ({ open: range, measureMs }: { open?: [number, number]; measureMs?: number }) => {
  if (range) void openAll(...range);
  if (measureMs === undefined) return;
  counts = new Array(LONGEST_MS + 1).fill(0);
  setTimeout(() => {
    process.send?.({ counts });
    counts = undefined;
  }, measureMs);
});
process.on('disconnect', () => process.exit(0));
