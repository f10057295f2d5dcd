import { API_PREFIX } from '@/contract/apiPrefix';

/** A link of the own host to a call that anybody may follow. */
export const linkToCall = (path: string, query: Record<string, string>): string => `${API_PREFIX}${path}?${new URLSearchParams(query)}`;
