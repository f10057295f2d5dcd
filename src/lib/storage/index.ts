export { dropInvitation, invitationCode, keepInvitation } from './invitation';
export { forgetDraft, keepDraft, readDraft } from './keptDraft';
export { createChoice, createKeptJson, createKeptStore } from './keptStore';
export { onOtherTabChange } from './localChange';
export { storedLocale, storeLocale } from './locale';
export { readLocal, readLocalJson, writeLocal, writeLocalJson } from './localStore';
export { dropSessionEnd, keepSessionEnd, sessionEnd } from './sessionEnd';
export { readSession, writeSession } from './sessionStore';
export { onTokenChange, removeToken, storedToken, storeToken, tokenInCookies } from './token';
