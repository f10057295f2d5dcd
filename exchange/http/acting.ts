import { type EndpointName, endpoints } from '@/contract/endpoints';
import { PAGE_READS } from '@/contract/pageReads';

/**
 * Whether a call says that somebody is at it: it does something. Reading does not, for pages read by themselves for as long as they are
 * open.
 */
export const isActing = (name: EndpointName): boolean => endpoints[name].method !== 'GET' && !PAGE_READS.has(name);
