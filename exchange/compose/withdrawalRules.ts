import type { WithdrawalRules } from '@/domain/withdrawal/rules';
import type { Settings } from '../settings/table';

/** What an operator has set for withdrawals. */
export const withdrawalRulesFrom = (settings: Settings): WithdrawalRules => ({
  windowMs: settings.WITHDRAWAL_WINDOW_SECONDS * 1_000,
  firstMs: settings.WITHDRAWAL_FIRST_HOLD_SECONDS * 1_000,
  approvalUsd: settings.WITHDRAWAL_APPROVAL_USD,
  fourEyesUsd: settings.WITHDRAWAL_FOUR_EYES_USD,
});
