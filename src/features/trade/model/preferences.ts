import { KLINE_INTERVALS, type KlineInterval } from '@/domain/chart/intervals';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { readLocalJson, writeLocalJson } from '@/src/lib/storage';

/** What the terminal remembers on this device. */
export interface TradePreferences {
  interval: KlineInterval;
  /** Price step of the book by symbol. */
  groupings: Record<string, string>;
  /** The pair opened last. */
  symbol: string | undefined;
}

const DEFAULTS: TradePreferences = { interval: '1h', groupings: {}, symbol: undefined };
const DECIMAL = /^\d+(\.\d+)?$/;

export function readPreferences(): TradePreferences {
  return { ...DEFAULTS, ...readLocalJson(STORAGE_KEYS.trade, isStored) };
}

/** Changes what is given and keeps the rest. */
export function writePreferences(change: Partial<TradePreferences>): void {
  writeLocalJson(STORAGE_KEYS.trade, { ...readPreferences(), ...change });
}

/** Storage may hold what an older or newer version, or anybody, wrote: only what is understood counts. */
function isStored(value: unknown): value is Partial<TradePreferences> {
  if (typeof value !== 'object' || value === null) return false;
  const { interval, groupings, symbol } = value as Record<string, unknown>;
  const isInterval = interval === undefined || KLINE_INTERVALS.some((known) => known === interval);
  const isSymbol = symbol === undefined || typeof symbol === 'string';
  return isInterval && isSymbol && (groupings === undefined || isDecimalRecord(groupings));
}

function isDecimalRecord(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((entry) => typeof entry === 'string' && DECIMAL.test(entry));
}
