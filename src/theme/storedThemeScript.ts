import { STORAGE_KEYS } from '../config/storageKeys';

/** Puts the stored theme on <html>. Says the same as themeChoice.ts, as plain as it can: it runs before anything is painted. */
export const storedThemeScript = `try{var c=localStorage.getItem('${STORAGE_KEYS.theme}');
if(c==='light'||c==='system'&&matchMedia('(prefers-color-scheme: light)').matches)document.documentElement.dataset.theme='light'}catch(e){}`;
