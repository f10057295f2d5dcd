/** Panels a user may put away. The ticket is always there. */
export const HIDEABLE_PANELS = ['chart', 'book', 'trades', 'orders', 'watchlist'] as const;
export type HideablePanel = (typeof HIDEABLE_PANELS)[number];

/** Where the book stands: between chart and ticket or first of all; beside the chart alone or down to the foot. */
export const BOOK_PLACES = ['end', 'endTall', 'start', 'startTall'] as const;
export type BookPlace = (typeof BOOK_PLACES)[number];

/** Where the recent trades stand: below the ticket (in a column of their own on big screens), or beside the orders. */
export const TRADES_PLACES = ['ticket', 'orders'] as const;
export type TradesPlace = (typeof TRADES_PLACES)[number];

/** The arrangement of the terminal's panels on this device. */
export interface TerminalLayout {
  /** Chosen sizes in px; what is absent has the size its window's width gives it. */
  sizes: Partial<Record<ResizablePanel, number>>;
  hidden: readonly HideablePanel[];
  book: BookPlace;
  trades: TradesPlace;
}

/** What of a panel can be dragged. `below` is what stands under the ticket; `chart` has a height of its own below 992 only. */
export const RESIZABLE_PANELS = ['book', 'ticket', 'trades', 'beside', 'orders', 'below', 'chart'] as const;
export type ResizablePanel = (typeof RESIZABLE_PANELS)[number];

export const DEFAULT_LAYOUT: TerminalLayout = { sizes: {}, hidden: [], book: 'end', trades: 'ticket' };

export function isSameLayout(one: TerminalLayout, other: TerminalLayout): boolean {
  return (
    one.book === other.book &&
    one.trades === other.trades &&
    HIDEABLE_PANELS.every((panel) => one.hidden.includes(panel) === other.hidden.includes(panel)) &&
    RESIZABLE_PANELS.every((panel) => one.sizes[panel] === other.sizes[panel])
  );
}
