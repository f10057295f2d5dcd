/** Columns a user may leave out; the name, the price and the way to trade always stand. */
export const CHOSEN_COLUMNS = ['changePercent', 'high', 'low', 'volumeUsd', 'day'] as const;
export type ChosenColumn = (typeof CHOSEN_COLUMNS)[number];
