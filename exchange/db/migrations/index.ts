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
import { sessionRenewal } from './0018_session_renewal';
import { antiPhishing } from './0019_anti_phishing';
import { secondFactors } from './0020_second_factors';
import { accountLocks } from './0021_account_locks';
import { passkeys } from './0022_passkeys';
import { outboxAndNotices } from './0023_outbox';
import { accountStanding } from './0024_account_standing';
import { preferences } from './0025_preferences';
import { uploads } from './0026_uploads';
import { verifications } from './0027_verifications';
import { referrals } from './0028_referrals';
import { outboxLanes } from './0033_outbox_lanes';
import { closedAccounts } from './0036_closed_accounts';
import { verificationSubmissions } from './0037_verification_submissions';
import { toldFreezes } from './0038_told_freezes';
import { sharedAndFreed } from './0039_shared_and_freed';
import { pushHosts } from './0040_push_hosts';
import { pushDevices } from './0041_push_devices';
import { sharedVisitors } from './0042_shared_visitors';
import { handovers } from './0043_handovers';
import { phoneUploads } from './0044_phone_uploads';
import { sendings } from './0045_sendings';
import { handoverNumbers } from './0046_handover_numbers';
import { keptSendings } from './0048_kept_sendings';
import { handoverMisses } from './0050_handover_misses';
import { sessionSuccessors } from './0051_session_successors';
import { reviewLinks } from './0052_review_links';
import { balanceDays } from './0053_balance_days';
import { moneyAccounts } from './0054_money_accounts';
import { corrections } from './0055_corrections';
import { userTransfers } from './0056_user_transfers';
import { networks } from './0058_networks';
import { deposits } from './0059_deposits';
import { simulatedNetworks } from './0060_simulated_networks';
import { withdrawals } from './0062_withdrawals';
import { withdrawalAddresses } from './0063_withdrawal_addresses';
import { toldTickets } from './0064_told_tickets';
import { conversions } from './0066_conversions';
import { earnLimits } from './0070_earn_limits';
import { earnSubscriptions } from './0071_earn_subscriptions';
import { expressOrders } from './0074_express';
import { simulatedPayments } from './0075_simulated_payments';
import { expressNotices } from './0076_express_notices';
import { sweeps } from './0078_sweeps';
import { proofOfLiabilities } from './0080_liabilities';
import { retriedWithdrawals } from './0082_retried_withdrawals';
import { earnNotices } from './0084_earn_notices';
import { balanceHours } from './0085_balance_hours';
import { signedTerms } from './0086_signed_terms';
import { expiredOrders } from './0088_expired_orders';
import { forgivenExpress } from './0092_forgiven_express';
import { stoppedExpress } from './0093_stopped_express';
import { enoughDeposits } from './0094_enough_deposits';
import { owedByAll } from './0095_owed_by_all';
import { hotAlarms } from './0098_hot_alarms';
import { reviewedSales } from './0099_reviewed_sales';
import { stoppedSales } from './0100_stopped_sales';
import { toldDebts } from './0101_told_debts';
import { brandHosts } from './0102_brand_hosts';
import { expressUnderWay } from './0103_express_under_way';
import { failedWithdrawals } from './0104_failed_withdrawals';
import { lateSales } from './0105_late_sales';
import { paymentsByProvider } from './0106_payments_by_provider';
import { latePayments } from './0107_late_payments';
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
  sessionRenewal,
  antiPhishing,
  secondFactors,
  accountLocks,
  passkeys,
  outboxAndNotices,
  accountStanding,
  preferences,
  uploads,
  verifications,
  referrals,
  outboxLanes,
  closedAccounts,
  verificationSubmissions,
  toldFreezes,
  sharedAndFreed,
  pushHosts,
  pushDevices,
  sharedVisitors,
  handovers,
  phoneUploads,
  sendings,
  handoverNumbers,
  keptSendings,
  handoverMisses,
  sessionSuccessors,
  reviewLinks,
  balanceDays,
  moneyAccounts,
  corrections,
  userTransfers,
  networks,
  deposits,
  simulatedNetworks,
  withdrawals,
  withdrawalAddresses,
  toldTickets,
  conversions,
  earnLimits,
  earnSubscriptions,
  expressOrders,
  simulatedPayments,
  expressNotices,
  sweeps,
  proofOfLiabilities,
  retriedWithdrawals,
  earnNotices,
  balanceHours,
  signedTerms,
  expiredOrders,
  forgivenExpress,
  stoppedExpress,
  enoughDeposits,
  owedByAll,
  hotAlarms,
  reviewedSales,
  stoppedSales,
  toldDebts,
  brandHosts,
  expressUnderWay,
  failedWithdrawals,
  lateSales,
  paymentsByProvider,
  latePayments,
];
