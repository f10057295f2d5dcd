import type { OperatorParams } from '@/contract/operator';
import type { HotState } from '@/domain/custody/hotWallet';
import { fromUnits, toUnits } from '@/domain/money/units';
import { AppError } from '../appError';
import type { HotAlarm, HotWallet } from '../custody/hot/hotWallets';
import { LEDGER_LIMIT } from '../money/ledger/limits';
import { auditBy, type OperatingContext } from './context';
import type { Operator } from './operatorStore';

const limitsIn = ({ asset, least, most }: HotAlarm, scales: ReadonlyMap<string, number>) => {
  const scale = scales.get(asset) ?? 0;
  return { least: fromUnits(least, scale), most: most === null ? null : fromUnits(most, scale) };
};

const shown = (wallet: HotWallet, scales: ReadonlyMap<string, number>) => {
  const scale = scales.get(wallet.asset) ?? 0;
  const { asset, hot, waiting, state } = wallet;
  return { asset, hot: fromUnits(hot, scale), waiting: fromUnits(waiting, scale), ...limitsIn(wallet, scales), state };
};

/** What the hot wallet of a network can spend, what waits to be paid by it, and what it should have, asset by asset. */
export async function hotBalances({ custody }: OperatingContext, _by: Operator, { chainId }: OperatorParams<'hotBalances'>) {
  const chain = custody.chains.get(chainId);
  if (!chain) throw new AppError('badRequest', 'chainId', 'no such network');
  return (await custody.hot.wallets.on(chain)).map((wallet) => shown(wallet, custody.scales));
}

/** What was said that hot wallets should have, and how they stand; `state` null while the network does not answer. */
export async function listHotAlarms({ custody }: OperatingContext) {
  const { hot, chains, scales } = custody;
  const alarms = await hot.store.alarms();
  const states = new Map<string, HotState>();
  for (const chainId of new Set(alarms.map((alarm) => alarm.chainId))) {
    const chain = chains.get(chainId);
    const wallets = chain ? await hot.wallets.on(chain).catch(() => []) : [];
    for (const { asset, state } of wallets) states.set(`${chainId} ${asset}`, state);
  }
  return alarms.map((alarm) => {
    const { chainId, asset } = alarm;
    return { chainId, asset, ...limitsIn(alarm, scales), state: states.get(`${chainId} ${asset}`) ?? null };
  });
}

/** @throws AppError badRequest where it is none of the coin's amounts */
function unitsOf(name: 'least' | 'most', text: string, scale: number): bigint {
  const units = toUnits(text, scale);
  if (units === undefined || units > LEDGER_LIMIT) throw new AppError('badRequest', name, 'no amount of the coin');
  return units;
}

/** Says what the hot wallet of a network should have of a coin. @throws AppError badRequest */
export async function setHotAlarm({ custody, clock }: OperatingContext, by: Operator, params: OperatorParams<'setHotAlarm'>) {
  const { chainId, asset, note } = params;
  const scale = custody.scales.get(asset) ?? 0;
  const least = unitsOf('least', params.least, scale);
  const most = params.most === undefined ? null : unitsOf('most', params.most, scale);
  if (most !== null && most <= least) throw new AppError('badRequest', 'most', 'not more than the least');
  const alarm = { chainId, asset, least, most };
  const limits = limitsIn(alarm, custody.scales);
  const audit = auditBy(by, 'custody.alarm', `network:${asset}:${chainId}`, { ...limits, note });
  if (!(await custody.hot.store.setAlarm(alarm, audit, clock.now()))) throw new AppError('badRequest', 'chainId', 'no such network');
  return { chainId, asset, ...limits };
}
