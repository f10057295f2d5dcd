import { AppError } from '../app/appError';
import type { Cleaner, RawFile } from '../app/uploads/cleaner';
import { cleanFile } from './cleanFile';
import { createTurns } from './turns';

/** The file in one piece. @throws Error when it is not as long as it was said to be */
export async function wholeOf({ size, pieces }: Pick<RawFile, 'size' | 'pieces'>): Promise<Buffer> {
  const whole = Buffer.alloc(size);
  let at = 0;
  for await (const piece of pieces) at += piece.copy(whole, at);
  if (at !== size) throw new Error('a file has as many bytes as its parts');
  return whole;
}

/** Reads files in this process: where the exchange is not a program of its own, as in tests. */
export function createInlineCleaner(): Cleaner {
  const inTurn = createTurns();
  return {
    clean: (file) =>
      inTurn(file.owner, async () => {
        const result = await cleanFile(file.kind, await wholeOf(file));
        if ('refused' in result) throw new AppError(result.refused, ...result.params);
        return result;
      }),
    close: async () => {},
  };
}
