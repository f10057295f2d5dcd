import type { WithdrawalRules } from '@/domain/withdrawal/rules';
import type { Networks } from '../../custody/networks';
import type { RunningMoneyWriter } from '../../money/moneyWriter';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { FollowingStore } from '../withdrawalStore';

/** What brings withdrawals on. */
export interface FollowingContext {
  store: FollowingStore;
  writer: Pick<RunningMoneyWriter, 'run'>;
  networks: Networks;
  rules: WithdrawalRules;
  clock: Clock;
  log: Log;
}
