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
  /** Pairs opened before, the latest first. */
  recent: string[];
}

const MOST_RECENT = 8;

const DEFAULTS: TradePreferences = { interval: '1h', groupings: {}, symbol: undefined, recent: [] };
const DECIMAL = /^\d+(\.\d+)?$/;

export function readPreferences(): TradePreferences {
  return { ...DEFAULTS, ...readLocalJson(STORAGE_KEYS.trade, isStored) };
}

/** Changes what is given and keeps the rest. */
export function writePreferences(change: Partial<TradePreferences>): void {
  writeLocalJson(STORAGE_KEYS.trade, { ...readPreferences(), ...change });
}

/** Remembers the pair in view as the one to come back to. */
export function rememberPair(symbol: string): void {
  const others = readPreferences().recent.filter((known) => known !== symbol);
  writePreferences({ symbol, recent: [symbol, ...others].slice(0, MOST_RECENT) });
}

/** Storage may hold what an older or newer version, or anybody, wrote: only what is understood counts. */
function isStored(value: unknown): value is Partial<TradePreferences> {
  if (typeof value !== 'object' || value === null) return false;
  const { interval, groupings, symbol, recent } = value as Record<string, unknown>;
  const isInterval = interval === undefined || KLINE_INTERVALS.some((known) => known === interval);
  const isSymbol = symbol === undefined || typeof symbol === 'string';
  const isRecent = recent === undefined || (Array.isArray(recent) && recent.every((entry) => typeof entry === 'string'));
  return isInterval && isSymbol && isRecent && (groupings === undefined || isDecimalRecord(groupings));
}

function isDecimalRecord(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((entry) => typeof entry === 'string' && DECIMAL.test(entry));
}
