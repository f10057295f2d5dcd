import type { Offers } from '@/src/brand/offers';
import type { Topic } from '@/src/lib/markdown/topics';

/**
 * What the topics of the product's own answers are about, in the order of locales/<language>/help.md, which is the same in all
 * languages; and what a brand offers where that is so.
 */
export const HELP_TOPICS: readonly { about: string; offer?: keyof Offers }[] = [
  { about: 'account' },
  { about: 'verification' },
  { about: 'trading', offer: 'trade' },
  { about: 'notifications' },
  { about: 'referral', offer: 'referral' },
  { about: 'ownData' },
  { about: 'settings' },
];

/** The topics about what there is on a brand. */
export const topicsAbout = (topics: readonly Topic[], offers: Offers): Topic[] =>
  topics.filter((_topic, place) => {
    const offer = HELP_TOPICS[place]?.offer;
    return offer === undefined || offers[offer];
  });
