import { money } from './0001_money';
import { accounts } from './0002_accounts';
import { marketData } from './0003_market_data';
import { streamTokens } from './0004_stream_tokens';
import { favourites } from './0005_favourites';
import { earnPlans } from './0006_earn_plans';
import { moneyBatchRows } from './0007_money_batch_rows';
import { bedrock } from './0008_bedrock';
import { historyIndexes } from './0009_history_indexes';
import { operating } from './0010_operating';
import { retention } from './0011_retention';
import { referencePrice } from './0012_reference_price';
import { remembered } from './0013_remembered';
import { voidAndMarketFees } from './0014_void_and_market_fees';
import { cheaperBatches } from './0015_cheaper_batches';
import { leanerBatches } from './0016_leaner_batches';
import { accountActivity } from './0017_account_activity';
import type { Migration } from './migration';

export type { Migration } from './migration';

/** In the order they run. */
export const migrations: readonly Migration[] = [
  money,
  accounts,
  marketData,
  streamTokens,
  favourites,
  earnPlans,
  moneyBatchRows,
  bedrock,
  historyIndexes,
  operating,
  retention,
  referencePrice,
  remembered,
  voidAndMarketFees,
  cheaperBatches,
  leanerBatches,
  accountActivity,
];
