import { BALANCE_REFRESH_MS } from '@/src/config/constants';

/** How balances are read, wherever: again every 5 minutes, also while the page is hidden or offline (specification section 7). */
export const BALANCES = { refreshInterval: BALANCE_REFRESH_MS, refreshWhenHidden: true, refreshWhenOffline: true } as const;
