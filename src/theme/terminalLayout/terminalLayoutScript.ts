import { STORAGE_KEYS } from '../../config/storageKeys';
import { paintTerminalLayout } from './paintTerminalLayout';
import { SIZE_LIMITS } from './sizeLimits';

/**
 * Puts the stored layout on <html> before the first paint of a terminal. For <head>. The text of the very function the page uses later,
 * so that the two cannot drift apart. Nothing stored: it ends in the catch.
 */
export const terminalLayoutScript = `try{(${paintTerminalLayout})(document.documentElement,JSON.parse(localStorage.getItem('${STORAGE_KEYS.tradeLayout}')).current,${JSON.stringify(SIZE_LIMITS)})}catch(e){}`;
