import { fromUnits, toUnits } from '@/domain/money/units';
import { AppError } from '../../appError';
import { LEDGER_LIMIT } from './limits';

/**
 * An amount of a coin as a user asks for it, in ledger units.
 * @param scale decimals of the coin in the ledger
 * @param step ledger units it has to be a multiple of: 1 unless told
 * @throws AppError amountStep for what is finer, or nothing; amountTooLarge for more than anybody can have
 */
export function readAmount(asset: string, scale: number, text: string, step = 1n): bigint {
  const amount = toUnits(text, scale);
  if (amount === undefined || amount <= 0n || amount % step !== 0n) throw new AppError('amountStep', fromUnits(step, scale), asset);
  if (amount > LEDGER_LIMIT) throw new AppError('amountTooLarge', fromUnits(LEDGER_LIMIT, scale), asset);
  return amount;
}
