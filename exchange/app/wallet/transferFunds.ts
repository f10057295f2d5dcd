import type { CreateTransfer, Transfer } from '@/contract/wallet';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { readAmount } from '../money/ledger/readAmount';
import type { WalletContext } from './context';

/**
 * Moves money between two wallets of the user, at once. Throws assetUnknown, walletSame, amountStep, amountTooLarge, balanceTooLow, and
 * transferIdReused when the id has made another transfer.
 */
export async function transferFunds(
  { writer, scales }: Pick<WalletContext, 'writer' | 'scales'>,
  { userId }: Actor,
  wanted: CreateTransfer,
): Promise<Transfer> {
  const { asset, from, to, clientTransferId } = wanted;
  const scale = scales.get(asset);
  if (scale === undefined) throw new AppError('assetUnknown', asset);
  if (from === to) throw new AppError('walletSame');
  return writer.run('transfer', { userId, clientTransferId, asset, amount: readAmount(asset, scale, wanted.amount), from, to });
}
