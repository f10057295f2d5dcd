import { ValueStore } from '../data/valueStore';

/** The indicator whose settings are open, by its id: asked for from legend and dialog, shown beside the chart. */
export const openIndicator = new ValueStore<string | undefined>(undefined);
