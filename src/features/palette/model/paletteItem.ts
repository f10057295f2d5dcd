import type { LucideIcon } from 'lucide-react';
import type { Instrument } from '@/contract/instrument';
import type { OwnOrder } from '@/contract/ownOrder';
import type { HotkeyId } from '@/src/config/hotkeys';

interface ItemBase {
  /** Once in the palette. */
  id: string;
  /** What is shown and searched. */
  words: string;
}

export interface ActionItem extends ItemBase {
  kind: 'action';
  icon: LucideIcon;
  detail?: string;
  /** The key that does the same. */
  hotkey?: HotkeyId;
  /** Runs when the palette has closed and the focus is back where it was. */
  run: () => void;
}

export interface PageItem extends ItemBase {
  kind: 'page';
  icon: LucideIcon;
  path: string;
}

export interface PairItem extends ItemBase {
  kind: 'pair';
  pair: Instrument;
  /** The coin's name; searched too. */
  coinName: string | undefined;
  path: string;
}

export interface OrderItem extends ItemBase {
  kind: 'order';
  order: OwnOrder;
  /** Asks before it cancels. */
  run: () => void;
}

export type PaletteItem = ActionItem | PageItem | PairItem | OrderItem;
