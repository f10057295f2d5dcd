/** Ids of the panels that change their size, for the handles that move their edges. */
export const PANEL_IDS = {
  chart: 'trade-panel-chart',
  book: 'trade-panel-book',
  trades: 'trade-panel-trades',
  orders: 'trade-panel-orders',
  ticket: 'trade-panel-ticket',
  below: 'trade-panel-below',
  watchlist: 'trade-panel-watchlist',
} as const;
