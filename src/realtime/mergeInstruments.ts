import type { Instrument } from '@/contract/instrument';
import type { Instruments } from './stores/instrumentsStore';

/** A list of one kind with what the stream has told since: new states and rules, new instruments, and none that was delisted. */
export function mergeInstruments(list: readonly Instrument[], told: Instruments, kind: Instrument['kind']): readonly Instrument[] {
  const known = new Set(list.map(({ symbol }) => symbol));
  const merged = [...list.map((one) => told.get(one.symbol) ?? one), ...[...told.values()].filter(({ symbol }) => !known.has(symbol))];
  const listed = merged.filter((one) => one.kind === kind && one.state !== 'DELISTED');
  const isSame = listed.length === list.length && listed.every((one, index) => JSON.stringify(one) === JSON.stringify(list[index]));
  return isSame ? list : listed;
}
