/** Under which the web passes calls on. */
const API_PREFIX = '/api';

/** A link of the own host to a call that anybody may follow. */
export const linkToCall = (path: string, query: Record<string, string>): string => `${API_PREFIX}${path}?${new URLSearchParams(query)}`;
