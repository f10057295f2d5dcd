import type { OperatorParams } from '@/contract/operator';
import { AppError } from '../appError';
import type { RunningMoneyWriter } from '../money/moneyWriter';
import type { ReconciliationReport } from '../reconciliation/createReconciliation';
import { auditBy, type OperatingContext } from './context';
import type { CallingOperator, Operator } from './operatorStore';

/** Stops all movements of money because reconciliation found a difference; what it found goes to the audit log. */
export async function haltByRule(writer: RunningMoneyWriter, report: ReconciliationReport): Promise<void> {
  const { differenceCount, differences } = report;
  const audit = { actor: 'rule:reconciliation', action: 'money.halt', subject: 'money', details: { differenceCount, differences } };
  await writer.run('setMoneyHalt', { reason: 'RECONCILIATION', audit });
}

/** Stops all movements of money because an operator says so. Throws badRequest while it stands still: the reason it does so stays. */
export async function haltMoney(context: OperatingContext, by: Operator, { note }: OperatorParams<'haltMoney'>) {
  if (context.writer.moneyHalt() !== null) throw new AppError('badRequest', 'request', 'money stands still already');
  return context.writer.run('setMoneyHalt', { reason: 'OPERATOR', audit: auditBy(by, 'money.halt', 'money', { note }) });
}

/**
 * Lets money move again, once a whole reconciliation finds nothing any more. Answers its report; while there are differences money stays
 * where it is. A reconciliation takes its time, and so may the queue: what was halted anew meanwhile stays halted, and whose token is
 * worth nothing any more when the writer comes to it resumes nothing. Only who is disabled while that batch is written still does.
 * @throws AppError badRequest when money moves, or was halted anew; tokenInvalid
 */
export async function resumeMoney(context: OperatingContext, by: CallingOperator, { note }: OperatorParams<'resumeMoney'>) {
  const halt = context.writer.moneyHalt();
  if (halt === null) throw new AppError('badRequest', 'request', 'money moves already');
  const report = await context.reconciliation.run(true);
  if (report.differenceCount > 0) return report;
  const refusal = async () => ((await context.store.byTokenHash(by.tokenHash)) ? undefined : new AppError('tokenInvalid'));
  const audit = auditBy(by, 'money.resume', 'money', { note });
  await context.writer.run('setMoneyHalt', { reason: null, lifts: halt.atMs, refusal, audit });
  return report;
}
