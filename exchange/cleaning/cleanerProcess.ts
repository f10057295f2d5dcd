import { setPriority } from 'node:os';
import type { TakenKind } from '@/domain/upload/uploadRules';
import { cleanFile } from './cleanFile';

/** What the process is told: a file begins, its pieces, its end. */
export type ToCleaner = { begin: { kind: TakenKind; size: number } } | { piece: Uint8Array } | { end: true };

/** Behind everything that trades: a file may take its time. */
const LOW_PRIORITY = 10;

/**
 * The process that reads files others made: it has no database, no keys and no sockets, one file at a time, and a fault in a decoder
 * ends nothing but itself. Ends with its parent.
 */
export function runCleaner(): void {
  setPriority(LOW_PRIORITY);
  let kind: TakenKind = 'jpeg';
  let whole = Buffer.alloc(0);
  let at = 0;

  async function finish(): Promise<void> {
    const file = whole;
    whole = Buffer.alloc(0);
    process.send?.(await cleanFile(kind, file));
  }

  process.on('disconnect', () => process.exit(0));
  process.on('message', (message: ToCleaner) => {
    if ('begin' in message) {
      kind = message.begin.kind;
      whole = Buffer.alloc(message.begin.size);
      at = 0;
    } else if ('piece' in message) at += Buffer.from(message.piece).copy(whole, at);
    else void finish();
  });
}
