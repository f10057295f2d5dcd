import type { WithdrawalRules } from '@/domain/withdrawal/rules';
import type { Accounts } from '../accounts/createAccounts';
import type { AuditRecord } from '../auditRecord';
import type { ExpressContext } from '../express/context';
import type { RunningMoneyWriter } from '../money/moneyWriter';
import type { AnnouncedTexts } from '../notices/model';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { Reconciliation } from '../reconciliation/createReconciliation';
import type { SealedRows } from '../sealing/rotateKeys';
import type { Sealer } from '../sealing/sealer';
import type { Uploads } from '../uploads/createUploads';
import type { Verifications } from '../verification/createVerifications';
import type { OperatedWithdrawals } from '../withdrawals/withdrawalStore';
import type { OperatedCustody } from './operatedCustody';
import type { OperatedEarn } from './operatedEarn';
import type { OperatingQueries } from './operatingQueries';
import type { OperatorStore } from './operatorStore';

/** What operators do to accounts. */
export type OperatedAccounts = Pick<Accounts, 'unlock' | 'endFreezeFor'> & { secondFactor: Pick<Accounts['secondFactor'], 'reset'> };

/** What is told to all users of a brand. */
export interface Announcements {
  isBrand(brand: string): boolean;
  /** With its audit line; its id. */
  write(brand: string, texts: AnnouncedTexts, now: number, audit: (id: string) => AuditRecord): Promise<string>;
  /** Tells the pages that are open. */
  published(brand: string): void;
}

/** What operators' use cases stand on. */
export interface OperatingContext {
  store: OperatorStore;
  queries: OperatingQueries;
  writer: RunningMoneyWriter;
  reconciliation: Reconciliation;
  accounts: OperatedAccounts;
  uploads: Pick<Uploads, 'listForOperator' | 'readForOperator'>;
  sealer: Sealer;
  sealedRows: readonly SealedRows[];
  verification: Verifications['operators'];
  custody: OperatedCustody;
  announcements: Announcements;
  express: ExpressContext;
  earn: OperatedEarn;
  withdrawals: OperatedWithdrawals;
  withdrawalRules: WithdrawalRules;
  clock: Clock;
  log: Log;
}

/** One line of the audit log by an operator. */
export const auditBy = (operator: { name: string }, action: string, subject: string, details: AuditRecord['details']): AuditRecord => ({
  actor: `operator:${operator.name}`,
  action,
  subject,
  details,
});
