import type { Clock } from '../ports/clock';
import { LONGEST_WAIT_MS } from './backoff';
import { createHostShares, type HostAnswer, type HostRules } from './hostShares';
import type { ClaimedDelivery, DeliveryChannel, OutboxStore } from './outboxStore';

interface LaneRules extends HostRules {
  /** How many of the channel are sent at a time. */
  places: number;
  /** How many of them may be of one user. */
  ofOneUser: number;
  /** Given up after so many tries, however long it is good for. */
  mostTries: number;
}

/** Who a mail or a text message goes through is no user's choice. */
const NO_HOSTS: HostRules = { ofOneHost: 1, ofStranger: 1, ofAllStrangers: 1 };

/**
 * Each channel is worked off by itself: one whose other end takes its time holds up no other. Users choose where pushes go, so one of them
 * takes one place at most, and no host all of them (`hostShares.ts`); what is not taken after eight tries (an hour and a half) is on the screen all the same.
 */
export const LANES: Readonly<Record<DeliveryChannel, LaneRules>> = {
  email: { places: 4, ofOneUser: 2, mostTries: Number.POSITIVE_INFINITY, ...NO_HOSTS },
  sms: { places: 4, ofOneUser: 2, mostTries: Number.POSITIVE_INFINITY, ...NO_HOSTS },
  push: { places: 8, ofOneUser: 1, mostTries: 8, ofOneHost: 6, ofStranger: 2, ofAllStrangers: 4 },
  none: { places: 4, ofOneUser: 2, mostTries: Number.POSITIVE_INFINITY, ...NO_HOSTS },
};

const CLAIM_MS = 120_000;

/** What is claimed of one channel, each user within their share. */
export function createLane(channel: DeliveryChannel, store: Pick<OutboxStore, 'claim'>, clock: Clock) {
  const { ofOneUser } = LANES[channel];
  const hosts = createHostShares(LANES[channel]);
  const inHand = new Map<string, number>();
  let turn: Promise<unknown> = Promise.resolve();

  async function claim(): Promise<ClaimedDelivery | undefined> {
    const now = clock.now();
    const passedOver = [...inHand].filter(([, count]) => count >= ofOneUser).map(([userId]) => userId);
    const claimed = await store.claim({ channel, passedOver, ...hosts.bounds() }, now, now + CLAIM_MS, now + LONGEST_WAIT_MS);
    if (claimed && claimed.userId !== null) inHand.set(claimed.userId, (inHand.get(claimed.userId) ?? 0) + 1);
    if (claimed?.host != null) hosts.take(claimed.host);
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
      if (host != null) hosts.giveBack(host, answer);
      if (userId === null) return;
      const left = (inHand.get(userId) ?? 0) - 1;
      if (left > 0) inHand.set(userId, left);
      else inHand.delete(userId);
    },
  };
}
