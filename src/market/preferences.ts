import { KLINE_INTERVALS, type KlineInterval } from '@/domain/chart/intervals';
import type { InstrumentKind } from '@/domain/market/marketState';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { FIRST_KIND } from '@/src/config/terminalPath';
import { readLocalJson, writeLocalJson } from '@/src/lib/storage';

/** What the terminals remember on this device. */
export interface TradePreferences {
  interval: KlineInterval;
  /** Price step of the book by symbol. */
  groupings: Record<string, string>;
  /** What was opened, each kind of market for itself. */
  opened: Partial<Record<InstrumentKind, OpenedPairs>>;
}

/** Markets of one kind that were opened. */
export interface OpenedPairs {
  /** The one opened last. */
  symbol?: string | undefined;
  /** The latest first. */
  recent: string[];
}

/** As it is stored. Before there were kinds, opened pairs stood beside the rest. */
type Stored = Partial<TradePreferences> & Partial<OpenedPairs>;

const MOST_RECENT = 8;

const DECIMAL = /^\d+(\.\d+)?$/;

export function readPreferences(): TradePreferences {
  const { interval = '1h', groupings = {}, opened, symbol, recent = [] } = readLocalJson(STORAGE_KEYS.trade, isStored) ?? {};
  return { interval, groupings, opened: { [FIRST_KIND]: { symbol, recent }, ...opened } };
}

/** Changes what is given and keeps the rest. */
export function writePreferences(change: Partial<TradePreferences>): void {
  writeLocalJson(STORAGE_KEYS.trade, { ...readPreferences(), ...change });
}

export const openedPairs = (kind: InstrumentKind): OpenedPairs => readPreferences().opened[kind] ?? { recent: [] };

/** Remembers the pair in view as the one of its kind to come back to. */
export function rememberPair(kind: InstrumentKind, symbol: string): void {
  const { opened } = readPreferences();
  const others = openedPairs(kind).recent.filter((known) => known !== symbol);
  writePreferences({ opened: { ...opened, [kind]: { symbol, recent: [symbol, ...others].slice(0, MOST_RECENT) } } });
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Storage may hold what an older or newer version, or anybody, wrote: only what is understood counts. */
function isStored(value: unknown): value is Stored {
  if (!isRecord(value)) return false;
  const { interval, groupings, opened = {} } = value;
  const isInterval = interval === undefined || KLINE_INTERVALS.some((known) => known === interval);
  const isOpened = isRecord(opened) && Object.values(opened).every((pairs) => isRecord(pairs) && 'recent' in pairs && isOpenedPairs(pairs));
  return isInterval && isOpenedPairs(value) && isOpened && (groupings === undefined || isDecimalRecord(groupings));
}

function isOpenedPairs({ symbol, recent }: Record<string, unknown>): boolean {
  const isSymbol = symbol === undefined || typeof symbol === 'string';
  return isSymbol && (recent === undefined || (Array.isArray(recent) && recent.every((entry) => typeof entry === 'string')));
}

function isDecimalRecord(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((entry) => typeof entry === 'string' && DECIMAL.test(entry));
}
