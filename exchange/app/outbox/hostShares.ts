import type { ClaimFrom } from './outboxStore';

interface Share {
  /** Of all hosts of the kind together ... */
  places: number;
  /** ... and of one of them: a service is all names below its pattern, because users make up as many as they like. */
  ofOne: number;
}

/** What each kind of host has of a lane: none takes anything of another. */
export interface HostRules {
  /** Named beforehand. One that does not answer has a single place until it does. */
  service: Share;
  /** Took its last message. */
  proven: Share;
  /** Did not, or nobody knows yet: users name hosts, and have as many names as they like. */
  stranger: Share;
}

/** Which hosts are known before any message went out. */
export interface KnownHosts {
  /** Patterns of names for SQL's `like`, with `%` at their beginning alone. */
  services: readonly string[];
  /** Hosts that took their last message, as far as it is remembered; the latest first. */
  proven(limit: number): Promise<string[]>;
}

/** What became of a message at its host. `neither`: nothing that says how it takes messages. */
export type HostAnswer = 'took' | 'silent' | 'neither';

/** What is forgotten begins as a stranger. */
const MOST_PROVEN = 200;

/** Where it is not known which host a message goes to, a stranger's. */
const UNKNOWN = '';

const isLike = (host: string, pattern: string) => (pattern.startsWith('%') ? host.endsWith(pattern.slice(1)) : host === pattern);

/**
 * How many places of a lane each host has. What a host did counts for its whole name alone: names beside it may be anybody's. What a service
 * has is for all its names together.
 */
export function createHostShares(rules: HostRules, { services, proven: remembered }: KnownHosts) {
  const inHand = new Map<string, number>();
  /** The one that answered last comes last. */
  const proven = new Set<string>();
  /** Services that took nothing when they were asked last. */
  const silent = new Set<string>();
  let isRead = false;

  const serviceOf = (host: string) => services.find((pattern) => isLike(host, pattern));
  const kindOf = (host: string): keyof HostRules => {
    if (serviceOf(host) !== undefined) return 'service';
    return proven.has(host) ? 'proven' : 'stranger';
  };
  /** Who has all that one may have: the patterns of services, the names of other hosts. */
  const withoutRoom = () => {
    const taken = new Map<string, { count: number; ofOne: number }>();
    for (const [host, count] of inHand) {
      const sharer = serviceOf(host) ?? host;
      taken.set(sharer, { count: (taken.get(sharer)?.count ?? 0) + count, ofOne: rules[kindOf(host)].ofOne });
    }
    return [...taken].filter(([, { count, ofOne }]) => count >= ofOne).map(([sharer]) => sharer);
  };
  const isFull = (kind: keyof HostRules) => {
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
    bounds: async (): Promise<Pick<ClaimFrom, 'fullHosts' | 'onlyHosts'>> => {
      if (!isRead) for (const host of (await remembered(MOST_PROVEN)).reverse()) note(proven, host);
      isRead = true;
      // Their single place is taken.
      const asked = [...inHand.keys()].filter((host) => silent.has(host));
      return {
        fullHosts: [...asked, ...withoutRoom(), ...(isFull('service') ? services : []), ...(isFull('proven') ? proven : [])],
        onlyHosts: isFull('stranger') ? [...services, ...proven] : null,
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
      const isService = kindOf(host) === 'service';
      proven.delete(host);
      silent.delete(host);
      if (answer === 'took' && !isService) note(proven, host);
      if (answer === 'silent' && isService) note(silent, host);
    },
  };
}
