import { Resolver } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A name leads to what only this machine or its network reaches. */
export class PrivateAddressError extends Error {
  constructor(name: string) {
    super(`${name} leads to an address that is not public`);
    this.name = 'PrivateAddressError';
  }
}

/** A name server did not answer in time. */
export class SlowLookupError extends Error {
  constructor(name: string) {
    super(`nobody said in time where ${name} is`);
    this.name = 'SlowLookupError';
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

/** Who is asked. */
export type NameResolver = Pick<Resolver, 'resolve4' | 'resolve6' | 'cancel'>;

const TRY_MS = 1_000;
const TRIES = 2;
/** For all tries, at all name servers. Shorter than whoever waits for the connection does. */
const PATIENCE_MS = 3_000;

interface Found {
  address: string;
  family: 4 | 6;
}

/** A family that a name has no addresses of is no failure; where nobody answers for either, the first failure is told. */
async function addressesOf(name: string, family: number, resolver: NameResolver): Promise<Found[]> {
  const asked = [
    ...(family === 6 ? [] : [resolver.resolve4(name).then((found) => found.map((address): Found => ({ address, family: 4 })))]),
    ...(family === 4 ? [] : [resolver.resolve6(name).then((found) => found.map((address): Found => ({ address, family: 6 })))]),
  ];
  const answers = await Promise.allSettled(asked);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const failure = answers.find((answer) => answer.status === 'rejected');
  if (found.length === 0 && failure) throw failure.reason;
  return found;
}

async function inTime(name: string, family: number, resolver: NameResolver, patienceMs: number): Promise<Found[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new SlowLookupError(name)), patienceMs);
  });
  try {
    return await Promise.race([addressesOf(name, family, resolver), late]);
  } finally {
    clearTimeout(timer);
    resolver.cancel();
  }
}

const familyOf = (family: unknown): number => (family === 'IPv4' ? 4 : family === 'IPv6' ? 6 : Number(family ?? 0));

/**
 * Looks names up that strangers chose, for the connection that is about to be made: what was found is what is connected to, so that a name
 * cannot lead elsewhere a moment later. One address that is not public refuses the name. Name servers are asked by c-ares, over sockets:
 * the system's lookup holds one of the few threads files and hashes need as well for as long as a stranger's name server likes. The file of
 * this machine's own names is not read.
 */
export function publicLookup(
  openResolver: () => NameResolver = () => new Resolver({ timeout: TRY_MS, tries: TRIES }),
  patienceMs = PATIENCE_MS,
): LookupFunction {
  return (name, options, done) => {
    inTime(name, familyOf(options.family), openResolver(), patienceMs).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isPublic(address))) return done(new PrivateAddressError(name), '', 0);
        if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
}
