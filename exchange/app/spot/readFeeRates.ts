import type { CallData } from '@/contract/calls';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '../actor';
import type { SpotContext } from './context';

const PPM_DECIMALS = 6;

/** Shares of the received amount: "0.001" is 0.1 %. */
export async function readFeeRates({ queries }: SpotContext, actor: Actor): Promise<CallData<'spotFeeRates'>> {
  const { makerPpm, takerPpm } = await queries.feeRates(actor.userId);
  return { makerFeeRate: fromUnits(BigInt(makerPpm), PPM_DECIMALS), takerFeeRate: fromUnits(BigInt(takerPpm), PPM_DECIMALS) };
}
