import type { NoticeTopic } from './topics';

/** Amounts a notice's text may name, as its params call them. */
export const NOTICE_AMOUNTS = ['quantity', 'price', 'total'] as const;
export type NoticeAmount = (typeof NOTICE_AMOUNTS)[number];

/** Whether an amount tells what a user has, so that it is hidden with balances. A price is the market's, except where it is what was paid out. */
export const isOwnAmount = (topic: NoticeTopic, amount: NoticeAmount): boolean => amount !== 'price' || topic === 'expressPaidOut';
