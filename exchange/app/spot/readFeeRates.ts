import type { CallData } from '@/contract/calls';
import { fromUnits } from '@/domain/money/units';
import type { SpotContext } from './context';
import type { UserFeeRates } from './spotQueries';

type FeeRates = CallData<'spotFeeRates'>;

const PPM_DECIMALS = 6;

const written = ({ makerPpm, takerPpm }: { makerPpm: number; takerPpm: number }) => ({
  makerFeeRate: fromUnits(BigInt(makerPpm), PPM_DECIMALS),
  takerFeeRate: fromUnits(BigInt(takerPpm), PPM_DECIMALS),
});

const onWire = ({ markets, ...rates }: UserFeeRates): FeeRates => ({
  ...written(rates),
  ...(markets.length > 0 && { markets: markets.map(({ symbol, ...own }) => ({ symbol, ...written(own) })) }),
});

/** Shares of the received amount: "0.001" is 0.1 %. Without a user: what a new account pays. */
export async function readFeeRates({ queries }: SpotContext, userId: string | null): Promise<FeeRates> {
  return onWire(await queries.feeRates(userId));
}

/** The same for many users, by user. */
export async function readFeeRatesOf({ queries }: SpotContext, userIds: readonly string[]): Promise<Map<string, FeeRates>> {
  if (userIds.length === 0) return new Map();
  return new Map([...(await queries.feeRatesOf(userIds))].map(([userId, rates]) => [userId, onWire(rates)]));
}
