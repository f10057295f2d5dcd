import type { Instrument } from '@/contract/instrument';
import type { Instruments } from './stores/instrumentsStore';

const isListed = ({ kind, state }: Instrument) => kind === 'SPOT' && state !== 'DELISTED';

/** The list of spot pairs with what the stream has told since: new states and rules, new pairs, and none that was delisted. */
export function mergePairs(pairs: readonly Instrument[], told: Instruments): readonly Instrument[] {
  const known = new Set(pairs.map(({ symbol }) => symbol));
  const merged = [...pairs.map((pair) => told.get(pair.symbol) ?? pair), ...[...told.values()].filter(({ symbol }) => !known.has(symbol))];
  const listed = merged.filter(isListed);
  const isSame = listed.length === pairs.length && listed.every((pair, index) => JSON.stringify(pair) === JSON.stringify(pairs[index]));
  return isSame ? pairs : listed;
}
