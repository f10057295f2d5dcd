import { claims } from './claims';
import { conversions } from './conversions';
import { corrections } from './corrections';
import { deposits } from './deposits';
import { earnActs } from './earnActs';
import { earnRewards } from './earnRewards';
import { express } from './express';
import { rebates } from './rebates';
import { sendings } from './sendings';
import type { TransactionSource } from './source';
import { receivedFromUsers, sentToUsers } from './userTransfers';

/** Everything the list of transactions is put together from; how to add to it stands in source.ts. */
export const transactionSources: readonly TransactionSource[] = [
  claims,
  conversions,
  corrections,
  deposits,
  earnActs,
  earnRewards,
  express,
  rebates,
  sendings,
  receivedFromUsers,
  sentToUsers,
];
