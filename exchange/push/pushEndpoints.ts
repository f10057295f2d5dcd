import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether the exchange calls this address: a client names it, and must not make the exchange speak to what only it can reach. Push
 * services are public hosts with a name, over TLS on its own port. `allowed`: origins besides, which an operator names (tests).
 */
export function isPushEndpoint(endpoint: string, allowed: readonly string[] = []): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, origin } = new URL(endpoint);
  if (allowed.includes(origin)) return true;
  if (protocol !== 'https:' || port !== '' || username !== '') return false;
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || ipaddr.isValid(hostname)) return false;
  return /^(?!.*\.(local|localhost|internal|home|lan)$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname);
}
