// Header names every call carries (specification section 7). Pure constants: the browser may import this file.
export const HEADER_TOKEN = 'exchange-token';
/** Whose page a call is made from: refused where the token is another account's. Whoever has no pages leaves it out. */
export const HEADER_ACCOUNT = 'exchange-account';
/** The phone's own secret, on calls of a handover. */
export const HEADER_HANDOVER = 'exchange-handover';
export const HEADER_CLIENT = 'exchange-client';
export const HEADER_LANGUAGE = 'exchange-language';
export const HEADER_VERSION = 'x-version';
export const CLIENT_NAME = 'pc';
export const API_VERSION = 'v1';

/**
 * On `/health/live`: another word whenever what pages are made of has changed (a brand, its texts, the state of a market), so that a web
 * that kept pages makes them anew. A backend without it is asked for a brand's configuration every few seconds instead.
 */
export const HEADER_REVISION = 'exchange-revision';
