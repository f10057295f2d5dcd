import type { Instrument } from '@/contract/instrument';
import { matchRoute, pathTo } from './matchRoute';
import type { RouteName } from './routes';

/** Where each kind of instrument is traded. */
const TERMINALS: Record<Instrument['kind'], RouteName> = { SPOT: 'spotPair', PERPETUAL: 'futuresPair' };

/** The only kind there was at first: what a device remembers without a kind is of this one. */
export const FIRST_KIND: Instrument['kind'] = 'SPOT';

const NAMES: ReadonlySet<RouteName> = new Set(Object.values(TERMINALS));

/** Path of an instrument's terminal: "/trade/spot/BTC_USDT". */
export function terminalPath({ kind, symbol }: Pick<Instrument, 'kind' | 'symbol'>): string {
  return pathTo(TERMINALS[kind], { pair: symbol });
}

/** Whether a path without locale is that of a terminal, of whatever kind. */
export function isTerminalPath(path: string): boolean {
  const name = matchRoute(path)?.name;
  return name !== undefined && NAMES.has(name);
}
