import type { CreateTransfer, Transfer } from '@/contract/wallet';
import { type ApiError, isApiError } from '@/src/api/apiError';
import { quietCall } from '@/src/api/quietCall';
import { isOutcomeUnknown } from '@/src/api/unknownOutcome';

/** How pressing Transfer ended. */
export type TransferOutcome =
  | { kind: 'done'; transfer: Transfer }
  /** The exchange said no; nothing was moved. */
  | { kind: 'refused'; error: ApiError }
  /** No answer came, and nothing is known of it. The same id must be used to try again. */
  | { kind: 'unknown' };

interface Parts {
  /** Rejects with an ApiError; makes no toast. */
  send(terms: CreateTransfer): Promise<Transfer>;
  /** The transfer of this id; undefined when there is none. Rejects while nobody can be asked. */
  find(terms: CreateTransfer): Promise<Transfer | undefined>;
}

/** A call that was cut off may still be on its way: it is looked for a while. */
const LOOK_AFTER_MS = [300, 1_000, 2_000, 4_000];
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The newest are enough: the one in question was sent a moment ago. */
async function findTransfer({ asset, from, to, clientTransferId }: CreateTransfer): Promise<Transfer | undefined> {
  const { records } = await quietCall('transfers', { asset, from, to, pageSize: 50 });
  return records.find((transfer) => transfer.clientTransferId === clientTransferId);
}

export const TRANSFER_PARTS: Parts = { send: (terms) => quietCall('createTransfer', terms), find: findTransfer };

/** One call, named by an id: whatever happens on the way, the exchange makes at most one transfer of it. Silence is looked into. */
export async function transferFunds(terms: CreateTransfer, { send, find }: Parts, pauses = LOOK_AFTER_MS): Promise<TransferOutcome> {
  try {
    return { kind: 'done', transfer: await send(terms) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (!isOutcomeUnknown(error)) return { kind: 'refused', error };
  }
  for (const pause of pauses) {
    await wait(pause);
    try {
      const found = await find(terms);
      if (found) return { kind: 'done', transfer: found };
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }
  return { kind: 'unknown' };
}
