import type { EarnQueries } from '../../app/earn/earnStore';
import type { Sql } from '../../app/ports/database';
import { createEarnPlans } from './earnPlans';
import { createEarnRewards } from './earnRewards';
import { createOwnEarn } from './ownEarn';

/** Earn plans as users see them (migrations 0070, 0071). */
export const createEarnQueries = (sql: Sql): EarnQueries => ({ ...createEarnPlans(sql), ...createOwnEarn(sql), ...createEarnRewards(sql) });
