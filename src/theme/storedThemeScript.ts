import { STORAGE_KEYS } from '../config/storageKeys';

/**
 * Puts the stored theme on <html>, which is printed dark. For <head>: once there is a body, the browser may paint a frame before it has
 * read on. Pages with a forced theme go without (they print data-theme themselves). Says the same as themeChoice.ts, as plain as it can.
 */
export const storedThemeScript = `try{var c=localStorage.getItem('${STORAGE_KEYS.theme}');
if(c==='light'||c==='system'&&matchMedia('(prefers-color-scheme: light)').matches)document.documentElement.dataset.theme='light'}catch(e){}`;
