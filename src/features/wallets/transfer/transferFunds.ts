import type { CreateTransfer, Transfer } from '@/contract/wallet';
import { lookedInto } from '@/src/api/lookedInto';
import { quietCall } from '@/src/api/quietCall';

interface Parts {
  /** Rejects with an ApiError; makes no toast. */
  send(terms: CreateTransfer): Promise<Transfer>;
  /** The transfer of this id; undefined when there is none. Rejects while nobody can be asked. */
  find(terms: CreateTransfer): Promise<Transfer | undefined>;
}

/** The newest are enough: the one in question was sent a moment ago. */
async function findTransfer({ asset, from, to, clientTransferId }: CreateTransfer): Promise<Transfer | undefined> {
  const { records } = await quietCall('transfers', { asset, from, to, pageSize: 50 });
  return records.find((transfer) => transfer.clientTransferId === clientTransferId);
}

export const TRANSFER_PARTS: Parts = { send: (terms) => quietCall('createTransfer', terms), find: findTransfer };

/** One call, named by an id: whatever happens on the way, the exchange makes at most one transfer of it. @throws ApiError */
export const transferFunds = (terms: CreateTransfer, { send, find }: Parts, pauses?: readonly number[]): Promise<Transfer> =>
  lookedInto(
    () => send(terms),
    () => find(terms),
    pauses,
  );
