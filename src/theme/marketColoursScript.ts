import { STORAGE_KEYS } from '../config/storageKeys';

/**
 * Puts the stored market colours on <html> before the first paint. For <head>, on every page. Reads as plain as it can: it runs before
 * anything is painted.
 */
export const marketColoursScript = `try{var h=document.documentElement.dataset,s=localStorage;
if(s.getItem('${STORAGE_KEYS.marketDirection}')==='red-up')h.updown='red-up';
if(s.getItem('${STORAGE_KEYS.marketPalette}')==='colour-blind')h.palette='colour-blind'}catch(e){}`;
