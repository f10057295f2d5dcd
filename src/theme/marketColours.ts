import { MARKET_COLOURS } from '@/domain/account/preferences';
import { STORAGE_KEYS } from '../config/storageKeys';
import { onOtherTabChange, readLocal, writeLocal } from '../lib/storage';
import { Listeners } from '../lib/store/listeners';
import type { Readable } from '../lib/store/store';

export { MARKET_COLOURS };
export type MarketColours = (typeof MARKET_COLOURS)[number];

export const DEFAULT_MARKET_COLOURS: MarketColours = 'green-up';

interface MarketAttributes {
  updown: 'green-up' | 'red-up';
  palette: 'standard' | 'colour-blind';
}

/** The attributes of <html> that styles/tokens.css knows. Orange and red rise together: red-up swaps either palette. */
const ATTRIBUTES: Record<MarketColours, MarketAttributes> = {
  'green-up': { updown: 'green-up', palette: 'standard' },
  'red-up': { updown: 'red-up', palette: 'standard' },
  'blue-up': { updown: 'green-up', palette: 'colour-blind' },
  'orange-up': { updown: 'red-up', palette: 'colour-blind' },
};

const KEYS = [STORAGE_KEYS.marketDirection, STORAGE_KEYS.marketPalette] as const;
const listeners = new Listeners();

function coloursOf(updown: string | undefined, palette: string | undefined): MarketColours {
  const isRedUp = updown === 'red-up';
  if (palette === 'colour-blind') return isRedUp ? 'orange-up' : 'blue-up';
  return isRedUp ? 'red-up' : DEFAULT_MARKET_COLOURS;
}

/**
 * The colours this page is painted in, set from storage before the first paint: true even where nothing can be stored. Changes with the
 * choice, here or in another tab.
 */
export const paintedMarketColours: Readable<MarketColours> = {
  subscribe: listeners.add,
  getSnapshot: () => {
    const { updown, palette } = document.documentElement.dataset;
    return coloursOf(updown, palette);
  },
};

function paint(colours: MarketColours): void {
  const { updown, palette } = ATTRIBUTES[colours];
  const { dataset } = document.documentElement;
  dataset.updown = updown;
  dataset.palette = palette;
}

/** Stores the choice and repaints: every colour is a token under these attributes, so nothing renders. */
export function chooseMarketColours(colours: MarketColours): void {
  const { updown, palette } = ATTRIBUTES[colours];
  writeLocal(STORAGE_KEYS.marketDirection, updown);
  writeLocal(STORAGE_KEYS.marketPalette, palette);
  paint(colours);
  listeners.tell();
}

/** Keeps this page in step with the choice made in other tabs. Returns how to stop. */
export function followMarketColours(): () => void {
  return onOtherTabChange(KEYS, () => {
    paint(coloursOf(readLocal(STORAGE_KEYS.marketDirection), readLocal(STORAGE_KEYS.marketPalette)));
    listeners.tell();
  });
}
