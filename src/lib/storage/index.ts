export { onOtherTabChange } from './localChange';
export { storedLocale, storeLocale } from './locale';
export { readLocal, readLocalJson, writeLocal, writeLocalJson } from './localStore';
export { readSession, writeSession } from './sessionStore';
export { onTokenChange, removeToken, storedToken, storeToken, tokenInCookies } from './token';
