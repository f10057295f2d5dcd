import { STORAGE_KEYS } from '../config/storageKeys';

/**
 * Marks <html> when converting has been explained on this device. The page comes from a cache that everybody shares, with the explanation
 * in it; its styles hide that while the mark stands. For <head>, on the page of conversions.
 */
export const convertSeenScript = `try{if(localStorage.getItem('${STORAGE_KEYS.convertPageSeen}'))document.documentElement.dataset.convertSeen=''}catch(e){}`;
