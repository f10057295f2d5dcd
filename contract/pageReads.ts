import type { EndpointName } from './endpoints';

/**
 * What pages ask by themselves for as long as they are open, although it travels as a POST: nobody is at it, so it keeps no session in use
 * (every GET is such a question anyway). A call that a query of the web makes stands here, or its tests fail. Pure constants: the browser
 * may import this file.
 */
export const PAGE_READS: ReadonlySet<EndpointName> = new Set<EndpointName>([
  // Of a stream, asked for anew after every cut.
  'websocketToken',
  // With an address of the device in it, which belongs into no log of paths.
  'pushStatus',
  // A link is made anew before it expires.
  'uploadLink',
  'kycSupplementInit',
  'kybSupplementInit',
  'kybIdentityInit',
]);
