import type { ChainOfCoin, ChainsQuery } from '@/contract/custody';
import { fromUnits } from '@/domain/money/units';
import { AppError } from '../appError';
import { confirmationsOf, type Gate, type Network, type Networks } from './networks';

export interface ReadingChains {
  networks: Networks;
  /** Decimal places by asset. */
  scales: ReadonlyMap<string, number>;
}

const gateOf = ({ pausedFor, untilMs }: Gate) => ({ isOpen: pausedFor === null, reason: pausedFor, until: untilMs });

function rowOf(network: Network, scale: number): ChainOfCoin {
  const { chain, chainId, name, mark, deposits, withdrawals } = network;
  const { facts } = chain;
  const confirmations = confirmationsOf(network);
  return {
    chainId,
    name,
    mark,
    memo: facts.memo,
    contract: facts.assets.find(({ asset }) => asset === network.asset)?.contract ?? null,
    confirmations,
    expectedSeconds: Math.ceil(confirmations * facts.blockSeconds),
    minDeposit: fromUnits(network.minDeposit, scale),
    minWithdrawal: fromUnits(network.minWithdrawal, scale),
    withdrawalFee: fromUnits(network.withdrawalFee, scale),
    deposits: gateOf(deposits),
    withdrawals: gateOf(withdrawals),
  };
}

/** The networks a coin travels on, with what they ask for. @throws AppError assetUnknown */
export async function readChains({ networks, scales }: ReadingChains, { symbol }: ChainsQuery, brand: string): Promise<ChainOfCoin[]> {
  const scale = scales.get(symbol);
  if (scale === undefined) throw new AppError('assetUnknown', symbol);
  return (await networks.of(symbol, brand)).map((network) => rowOf(network, scale));
}
