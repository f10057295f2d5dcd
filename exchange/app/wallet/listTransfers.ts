import type { CallParams } from '@/contract/calls';
import type { Page } from '@/contract/envelope';
import type { Transfer } from '@/contract/wallet';
import type { Actor } from '../actor';
import { toTransfer } from '../money/records/transferRecord';
import { DEFAULT_PAGE_SIZE, pageOf, readCursor } from '../pageCursor';
import type { WalletContext } from './context';

/** Transfers between the user's wallets, newest first. Throws badRequest for a cursor that is none. */
export async function listTransfers(
  { queries, scales }: WalletContext,
  { userId }: Actor,
  params: CallParams<'transfers'>,
): Promise<Page<Transfer>> {
  const { asset, from, to, fromTransferTime: fromTime, toTransferTime: toTime, searchAfter, pageSize = DEFAULT_PAGE_SIZE } = params;
  const before = readCursor(searchAfter);
  const rows = await queries.transfers(userId, { asset, from, to, fromTime, toTime, before, limit: pageSize + 1 });
  return pageOf(
    rows,
    pageSize,
    ({ atMs, transferId }) => ({ atMs, id: transferId }),
    (row) => toTransfer(row, scales.get(row.asset) ?? 0),
  );
}
