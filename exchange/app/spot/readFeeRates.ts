import type { CallData } from '@/contract/calls';
import { fromUnits } from '@/domain/money/units';
import type { SpotContext } from './context';

const PPM_DECIMALS = 6;

/** Shares of the received amount: "0.001" is 0.1 %. Without a user: what a new account pays. */
export async function readFeeRates({ queries }: SpotContext, userId: string | null): Promise<CallData<'spotFeeRates'>> {
  const { makerPpm, takerPpm } = await queries.feeRates(userId);
  return { makerFeeRate: fromUnits(BigInt(makerPpm), PPM_DECIMALS), takerFeeRate: fromUnits(BigInt(takerPpm), PPM_DECIMALS) };
}
