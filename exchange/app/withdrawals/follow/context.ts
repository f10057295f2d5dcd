import type { WithdrawalRules } from '@/domain/withdrawal/rules';
import type { Networks } from '../../custody/networks';
import type { RunningMoneyWriter } from '../../money/moneyWriter';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { FollowingStore } from '../withdrawalStore';
import type { SignerPatience } from './signerPatience';
import type { Troubles } from './troubles';

/** What brings withdrawals on. */
export interface FollowingContext {
  store: FollowingStore;
  writer: Pick<RunningMoneyWriter, 'run'>;
  networks: Networks;
  rules: WithdrawalRules;
  /** When whoever signs is asked again. */
  patience: SignerPatience;
  /** What is said of those that cannot go on. */
  troubles: Troubles;
  clock: Clock;
  log: Log;
}
