import type { CreateTransfer, Transfer } from '@/contract/wallet';
import { fromUnits, toUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { LEDGER_LIMIT } from '../money/ledger/limits';
import type { WalletContext } from './context';

/** An amount in ledger units. @throws AppError amountStep, amountTooLarge */
export function readAmount(asset: string, scale: number, text: string): bigint {
  const amount = toUnits(text, scale);
  if (amount === undefined || amount === 0n) throw new AppError('amountStep', fromUnits(1n, scale), asset);
  // Nobody has as much.
  if (amount > LEDGER_LIMIT) throw new AppError('amountTooLarge', fromUnits(LEDGER_LIMIT, scale), asset);
  return amount;
}

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
