import type { ActionItem, PageItem } from './paletteItem';

/** What the frame around all pages adds to the palette: it alone knows its menus, looks, languages and the way in and out. */
export interface ShellItems {
  /** Every page that the menus lead to. */
  pages: readonly PageItem[];
  /** The other theme; empty where the page has one look. */
  theme: readonly ActionItem[];
  /** Market colours and languages. */
  looks: readonly ActionItem[];
  /** Shortcuts; the way in or out. */
  account: readonly ActionItem[];
  /** What has to be asked before a path may be gone to; undefined where the way is free. */
  promptFor: (path: string) => (() => void) | undefined;
}
