import type { WithdrawalRules } from '@/domain/withdrawal/rules';
import type { Accounts } from '../accounts/createAccounts';
import type { Actor } from '../actor';
import type { Chains } from '../custody/chains';
import type { Networks } from '../custody/networks';
import type { InTurn } from '../inTurn';
import type { RunningMoneyWriter } from '../money/moneyWriter';
import type { Clock } from '../ports/clock';
import type { BookStore, WithdrawalQueries } from './withdrawalStore';

/** What sending stands on. */
export interface WithdrawalContext {
  writer: Pick<RunningMoneyWriter, 'run'>;
  queries: WithdrawalQueries;
  book: BookStore;
  networks: Networks;
  chains: Chains;
  accounts: Pick<Accounts, 'sending' | 'tellOwner' | 'originOf'>;
  rules: WithdrawalRules;
  /** Whole USD an account may send in 24 hours, by its level. */
  limitUsd(actor: Actor): Promise<string>;
  /** USD by asset, as markets say now. */
  rates(): ReadonlyMap<string, string>;
  /** Decimal places of every asset. */
  scales: ReadonlyMap<string, number>;
  clock: Clock;
  inTurn: InTurn;
}
