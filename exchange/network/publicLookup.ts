import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A name leads to what only this machine or its network reaches. */
export class PrivateAddressError extends Error {
  constructor(name: string) {
    super(`${name} leads to an address that is not public`);
    this.name = 'PrivateAddressError';
  }
}

/** Of IPv6 the internet is this alone; the rest is of one network, or an address of IPv4 in another coat (`::7f00:1` is loopback). */
const INTERNET_6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** `unicast` is what ipaddr.js calls everything that is set aside for nothing else: no loopback, no private or link-local network. */
function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast' && (!(parsed instanceof ipaddr.IPv6) || parsed.match(INTERNET_6));
}

/**
 * Looks names up that strangers chose, for the connection that is about to be made: what was found is what is connected to, so that a name
 * cannot lead elsewhere a moment later. One address that is not public refuses the name.
 */
export function publicLookup(lookUp: typeof systemLookup = systemLookup): LookupFunction {
  return (name, options, done) => {
    lookUp(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (!first || !found.every(({ address }) => isPublic(address))) return done(new PrivateAddressError(name), '', 0);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}
