import type { ClaimFrom } from './outboxStore';

interface Share {
  /** Of all hosts of the kind together ... */
  places: number;
  /** ... and of one of them: below a service's pattern all names are one, because users make up as many as they like. */
  ofOne: number;
}

/** What each kind of host has of a lane: none takes anything of another. */
export interface HostRules {
  /** Named beforehand, or below a service's pattern and took a message. One that does not answer has a single place until it does. */
  service: Share;
  /** Below a service's pattern and took nothing yet: made up, for all that is known. */
  lookAlike: Share;
  /** Took its last message. */
  proven: Share;
  /** Did not, or nobody knows yet: users name hosts, and have as many names as they like. */
  stranger: Share;
}

type Kind = keyof HostRules;

/** Which hosts are known before any message went out. */
export interface KnownHosts {
  /** Names, or patterns of names for SQL's `like`, with `%` at their beginning alone. */
  services: readonly string[];
  /** Hosts that took their last message, as far as it is remembered; the latest first. */
  proven(limit: number): Promise<string[]>;
}

/** What became of a message at its host. `neither`: nothing that says how it takes messages. */
export type HostAnswer = 'took' | 'silent' | 'neither';

type HostBounds = Pick<ClaimFrom, 'fullHosts' | 'onlyHosts' | 'closedToUnknown' | 'knownHosts'>;

/** What is forgotten begins as a stranger, or as a look-alike. */
const MOST_PROVEN = 200;

/** Where it is not known which host a message goes to, a stranger's. */
const UNKNOWN = '';

const isPattern = (service: string) => service.startsWith('%');
const isLike = (host: string, pattern: string) => (isPattern(pattern) ? host.endsWith(pattern.slice(1)) : host === pattern);

/**
 * How many places of a lane each host has. What a host did counts for its whole name alone: names beside it may be anybody's. What a
 * service has is for all its names together that took a message; those that did not yet share a place beside it, so that names that are
 * made up below a service's hold none of its own.
 */
export function createHostShares(rules: HostRules, { services, proven: remembered }: KnownHosts) {
  const inHand = new Map<string, number>();
  /** Of hosts that are no service. The one that answered last comes last. */
  const proven = new Set<string>();
  /** Names below patterns of services that took a message, in the same order; names that are services themselves need not. */
  const known = new Set<string>();
  /** Services that took nothing when they were asked last. */
  const silent = new Set<string>();
  let isRead = false;

  const patterns = services.filter(isPattern);
  const serviceOf = (host: string) => services.find((service) => host === service) ?? patterns.find((pattern) => isLike(host, pattern));
  const kindOf = (host: string): Kind => {
    const service = serviceOf(host);
    if (service !== undefined) return service === host || known.has(host) ? 'service' : 'lookAlike';
    return proven.has(host) ? 'proven' : 'stranger';
  };
  /** Who has all that one of the kind may have: patterns and names of services, the names of other hosts. */
  const withoutRoom = (kind: Kind) => {
    const taken = new Map<string, number>();
    for (const [host, count] of inHand) {
      const sharer = serviceOf(host) ?? host;
      if (kindOf(host) === kind) taken.set(sharer, (taken.get(sharer) ?? 0) + count);
    }
    return [...taken].filter(([, count]) => count >= rules[kind].ofOne).map(([sharer]) => sharer);
  };
  /** Whole names that a service goes by. */
  const namesOf = (service: string) => (isPattern(service) ? [...known].filter((host) => isLike(host, service)) : [service]);
  const isFull = (kind: Kind) => {
    const taken = [...inHand].reduce((sum, [host, count]) => sum + (kindOf(host) === kind ? count : 0), 0);
    return taken >= rules[kind].places;
  };
  const note = (set: Set<string>, host: string) => {
    set.delete(host);
    set.add(host);
    const [oldest] = set;
    if (set.size > MOST_PROVEN && oldest !== undefined) set.delete(oldest);
  };

  return {
    /** What the next claim passes over. One after the other. */
    bounds: async (): Promise<HostBounds> => {
      if (!isRead) for (const host of (await remembered(MOST_PROVEN)).reverse()) note(serviceOf(host) === undefined ? proven : known, host);
      isRead = true;
      // Their single place is taken.
      const asked = [...inHand.keys()].filter((host) => silent.has(host));
      const fullServices = isFull('service') ? services : withoutRoom('service');
      const fullProven = isFull('proven') ? proven : withoutRoom('proven');
      return {
        fullHosts: [...asked, ...fullServices.flatMap(namesOf), ...fullProven, ...withoutRoom('stranger')],
        onlyHosts: isFull('stranger') ? [...services, ...proven] : null,
        closedToUnknown: isFull('lookAlike') ? patterns : withoutRoom('lookAlike'),
        knownHosts: services.flatMap(namesOf),
      };
    },
    take: (host: string | null): void => {
      inHand.set(host ?? UNKNOWN, (inHand.get(host ?? UNKNOWN) ?? 0) + 1);
    },
    giveBack: (given: string | null, answer: HostAnswer): void => {
      const host = given ?? UNKNOWN;
      const left = (inHand.get(host) ?? 0) - 1;
      if (left > 0) inHand.set(host, left);
      else inHand.delete(host);
      if (answer === 'neither' || host === UNKNOWN) return;
      const isKnown = kindOf(host) === 'service';
      const service = serviceOf(host);
      proven.delete(host);
      silent.delete(host);
      if (answer === 'took' && service !== host) note(service === undefined ? proven : known, host);
      if (answer === 'silent' && isKnown) note(silent, host);
    },
  };
}
