import { STORAGE_KEYS } from '../config/storageKeys';

/**
 * Marks <html> when this device keeps its own arrangement of the markets list. The page comes from a cache that everybody shares, in the
 * usual arrangement; its styles hide that one while the mark stands, and the list takes the mark off once it is arranged. For <head>,
 * on the markets page.
 */
export const storedViewScript = `try{if(localStorage.getItem('${STORAGE_KEYS.markets}'))document.documentElement.dataset.storedView=''}catch(e){}`;
