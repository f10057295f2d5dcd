import { Store } from '@/src/lib/store/store';

/** The indicator whose settings are open, by its id: asked for from legend and dialog, shown beside the chart. */
export const openIndicator = new Store<string | undefined>(undefined);
