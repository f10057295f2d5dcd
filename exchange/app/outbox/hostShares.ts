import type { ClaimFrom } from './outboxStore';

export interface HostRules {
  /** Places of a host that took its last message ... */
  ofOneHost: number;
  /** ... and of one that did not, or of which nobody knows yet. */
  ofStranger: number;
  /** What hosts of the second sort get together. */
  ofAllStrangers: number;
}

/** What became of a message at its host. `untried`: no connection was made. */
export type HostAnswer = 'answered' | 'silent' | 'untried';

/** Push services of the world are a handful; what is forgotten begins as a stranger. */
const MOST_KNOWN = 200;

/**
 * How many places of a lane each host has. Users name hosts: one that takes its time, or many that a stranger has made up, leave places to
 * those that answer.
 */
export function createHostShares({ ofOneHost, ofStranger, ofAllStrangers }: HostRules) {
  const inHand = new Map<string, number>();
  /** The one that answered last comes last. */
  const known = new Set<string>();
  const shareOf = (host: string) => (known.has(host) ? ofOneHost : ofStranger);
  return {
    /** What the next claim passes over. */
    bounds: (): Pick<ClaimFrom, 'fullHosts' | 'onlyHosts'> => {
      const strangers = [...inHand].reduce((sum, [host, count]) => sum + (known.has(host) ? 0 : count), 0);
      return {
        fullHosts: [...inHand].filter(([host, count]) => count >= shareOf(host)).map(([host]) => host),
        onlyHosts: strangers >= ofAllStrangers ? [...known] : null,
      };
    },
    take: (host: string): void => {
      inHand.set(host, (inHand.get(host) ?? 0) + 1);
    },
    giveBack: (host: string, answer: HostAnswer): void => {
      const left = (inHand.get(host) ?? 0) - 1;
      if (left > 0) inHand.set(host, left);
      else inHand.delete(host);
      if (answer === 'untried') return;
      known.delete(host);
      if (answer === 'answered') known.add(host);
      const [oldest] = known;
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    },
  };
}
