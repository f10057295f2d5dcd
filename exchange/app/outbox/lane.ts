import type { Clock } from '../ports/clock';
import { LONGEST_WAIT_MS } from './backoff';
import { createHostShares, type HostAnswer, type HostRules, type KnownHosts } from './hostShares';
import type { ClaimedDelivery, DeliveryChannel, OutboxStore } from './outboxStore';

interface LaneRules {
  /** How many of the channel are sent at a time. */
  places: number;
  /** How many of them may be of one user. */
  ofOneUser: number;
  /** Given up after so many tries, however long it is good for. */
  mostTries: number;
  /** Absent where no user chooses whom a message goes through: mails and text messages. */
  hosts?: HostRules;
}

/**
 * Each channel is worked off by itself: one whose other end takes its time holds up no other. Users choose where pushes go, so one of them
 * takes one place at most, and hosts have theirs by kind (`hostShares.ts`), together no more than there are; what is not taken after eight
 * tries (an hour and a half) is on the screen all the same.
 */
export const LANES: Readonly<Record<DeliveryChannel, LaneRules>> = {
  email: { places: 4, ofOneUser: 2, mostTries: Number.POSITIVE_INFINITY },
  sms: { places: 4, ofOneUser: 2, mostTries: Number.POSITIVE_INFINITY },
  push: {
    places: 23,
    ofOneUser: 1,
    mostTries: 8,
    hosts: {
      service: { places: 12, ofOne: 6 },
      // One below each pattern of a service.
      lookAlike: { places: 3, ofOne: 1 },
      proven: { places: 4, ofOne: 2 },
      stranger: { places: 4, ofOne: 2 },
    },
  },
  none: { places: 4, ofOneUser: 2, mostTries: Number.POSITIVE_INFINITY },
};

const CLAIM_MS = 120_000;

/** Where nothing is known of hosts, all are strangers. */
const NOBODY: KnownHosts = { services: [], proven: async () => [] };
const UNBOUNDED = { fullHosts: [], onlyHosts: null, closedToUnknown: [], knownHosts: [] };

/** What is claimed of one channel, each user within their share. */
export function createLane(channel: DeliveryChannel, store: Pick<OutboxStore, 'claim'>, clock: Clock, known = NOBODY) {
  const { ofOneUser, hosts: rules } = LANES[channel];
  const hosts = rules && createHostShares(rules, known);
  const inHand = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve();

  async function claim(): Promise<ClaimedDelivery | undefined> {
    const now = clock.now();
    const passedOver = [...inHand].filter(([, count]) => count >= ofOneUser).map(([userId]) => userId);
    const bounds = (await hosts?.bounds()) ?? UNBOUNDED;
    const claimed = await store.claim({ channel, passedOver, ...bounds }, now, now + CLAIM_MS, now + LONGEST_WAIT_MS);
    if (claimed && claimed.userId !== null) inHand.set(claimed.userId, (inHand.get(claimed.userId) ?? 0) + 1);
    if (claimed) hosts?.take(claimed.host ?? null);
    return claimed;
  }

  return {
    /** One after the other: whose the last one was is known before the next is claimed. */
    take: (): Promise<ClaimedDelivery | undefined> => {
      const taken = turn.then(claim);
      turn = taken.catch(() => undefined);
      return taken;
    },
    /** Whoever gives back looks again: what was passed over for it is nobody else's to find. */
    giveBack: ({ userId, host }: ClaimedDelivery, answer: HostAnswer): void => {
      hosts?.giveBack(host ?? null, answer);
      if (userId === null) return;
      const left = (inHand.get(userId) ?? 0) - 1;
      if (left > 0) inHand.set(userId, left);
      else inHand.delete(userId);
    },
  };
}
