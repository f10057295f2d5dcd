import { STORAGE_KEYS } from '../../config/storageKeys';
import { createKeptJson } from '../../lib/storage';
import { BOOK_PLACES, DEFAULT_LAYOUT, HIDEABLE_PANELS, RESIZABLE_PANELS, type TerminalLayout, TRADES_PLACES } from './terminalLayout';

/** A layout kept under a name. Names are unique. */
export interface SavedLayout {
  name: string;
  /** Milliseconds since the epoch. */
  savedAt: number;
  layout: TerminalLayout;
}

export interface StoredLayouts {
  current: TerminalLayout;
  saved: readonly SavedLayout[];
}

export const NO_STORED_LAYOUTS: StoredLayouts = { current: DEFAULT_LAYOUT, saved: [] };

/** The layouts of this device. */
export const storedLayouts = createKeptJson(STORAGE_KEYS.tradeLayout, layoutsIn);

/** Changes what is given and keeps the rest. */
export function storeLayouts(change: Partial<StoredLayouts>): void {
  storedLayouts.set({ ...storedLayouts.getSnapshot(), ...change });
}

/** Storage may hold what another version, or anybody, wrote: what is understood counts, the rest is as if it were not there. */
export function layoutsIn(value: unknown): StoredLayouts {
  if (!isRecord(value)) return NO_STORED_LAYOUTS;
  const saved = Array.isArray(value.saved) ? value.saved.flatMap(savedLayoutIn) : [];
  return { current: layoutIn(value.current), saved };
}

function savedLayoutIn(value: unknown): SavedLayout[] {
  if (!isRecord(value) || typeof value.name !== 'string' || value.name === '' || typeof value.savedAt !== 'number') return [];
  return [{ name: value.name, savedAt: value.savedAt, layout: layoutIn(value.layout) }];
}

function layoutIn(value: unknown): TerminalLayout {
  if (!isRecord(value)) return DEFAULT_LAYOUT;
  const sizes = isRecord(value.sizes) ? value.sizes : {};
  const hidden: readonly unknown[] = Array.isArray(value.hidden) ? value.hidden : [];
  return {
    sizes: Object.fromEntries(RESIZABLE_PANELS.flatMap((panel) => (isSize(sizes[panel]) ? [[panel, sizes[panel]]] : []))),
    // Chart and book share one place: of the two one is always there.
    hidden: HIDEABLE_PANELS.filter((panel) => hidden.includes(panel) && !(panel === 'chart' && hidden.includes('book'))),
    book: BOOK_PLACES.find((place) => place === value.book) ?? DEFAULT_LAYOUT.book,
    trades: TRADES_PLACES.find((place) => place === value.trades) ?? DEFAULT_LAYOUT.trades,
  };
}

const isSize = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
