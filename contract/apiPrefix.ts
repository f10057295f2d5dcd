/**
 * Under which the web passes calls on: the exchange itself serves them without it. next.config.js and the middleware's matcher, which are
 * read before a program runs, say it again.
 */
export const API_PREFIX = '/api';
