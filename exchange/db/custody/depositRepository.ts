import type { DepositStore } from '../../app/custody/deposits/depositStore';
import type { Database } from '../../app/ports/database';
import { createCreditRepository } from './creditRepository';
import { createFollowRepository } from './followRepository';
import { createOwnDepositRepository } from './ownDepositRepository';

/** Chains are followed in the background; what users ask for is read beside. */
export const createDepositRepository = (database: Database): DepositStore => ({
  ...createFollowRepository(database.lane('background')),
  ...createCreditRepository(database.lane('background')),
  ...createOwnDepositRepository(database),
});
