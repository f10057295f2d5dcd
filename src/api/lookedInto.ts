import { isOutcomeUnknown } from '@/src/lib/unknownOutcome';
import { isApiError } from './apiError';

/** A call that was cut off may still be on its way: what it makes is looked for a while. */
const LOOK_AFTER_MS = [300, 1_000, 2_000, 4_000];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends; where no answer comes, silence is looked into. Throws that silence where nothing was found, or nobody could be asked. */
export async function lookedInto<Made, Found = Made>(
  send: () => Promise<Made>,
  find: () => Promise<Found | undefined>,
  pauses: readonly number[] = LOOK_AFTER_MS,
): Promise<Made | Found> {
  try {
    return await send();
  } catch (silence) {
    if (!isApiError(silence) || !isOutcomeUnknown(silence)) throw silence;
    for (const pause of pauses) {
      await wait(pause);
      const found = await find().catch((failure: unknown) => {
        if (!isApiError(failure)) throw failure;
        return undefined;
      });
      if (found) return found;
    }
    throw silence;
  }
}
