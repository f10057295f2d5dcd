import type { OperatorParams } from '@/contract/operator';
import { fromUnits } from '@/domain/money/units';
import { AppError } from '../appError';
import { creditOne } from '../custody/deposits/creditReady';
import type { DepositRow } from '../custody/deposits/depositStore';
import { auditBy, type OperatingContext } from './context';
import type { Operator } from './operatorStore';

const unknownDeposit = () => new AppError('badRequest', 'id', 'no such deposit');

const shown = ({ custody }: OperatingContext, { amount, ...row }: DepositRow) => ({
  ...row,
  amount: fromUnits(amount, custody.scales.get(row.asset) ?? 0),
});

export async function listDeposits(context: OperatingContext, _by: Operator, { limit = 50, ...filter }: OperatorParams<'listDeposits'>) {
  return (await context.custody.store.deposits({ ...filter, limit })).map((row) => shown(context, row));
}

/** A deposit, with where its owner wants coins back. Who looked, and why, goes to the audit log first. @throws AppError badRequest */
export async function showDeposit(context: OperatingContext, by: Operator, { id, note }: OperatorParams<'showDeposit'>) {
  const { store } = context.custody;
  await store.audit(auditBy(by, 'deposit.show', `deposit:${id}`, { note }), context.clock.now());
  const found = await store.deposit(id);
  if (!found) throw unknownDeposit();
  return { ...shown(context, found), refund: found.refund };
}

/** Credits what was kept aside, to whose it is or, where that is nobody, to who is named. @throws AppError as crediting it does */
export async function creditDepositAside(context: OperatingContext, by: Operator, { id, userId, note }: OperatorParams<'creditDeposit'>) {
  const { custody, clock } = context;
  const { store, followers, deposits } = custody;
  const found = await store.deposit(id);
  if (!found) throw unknownDeposit();
  return followers.alone(found.chainId, async () => {
    const before = await store.deposit(id);
    if (before?.status !== 'ASIDE') throw new AppError('badRequest', 'id', 'it is not kept aside');
    if (userId !== undefined) {
      const audit = auditBy(by, 'deposit.assign', `deposit:${id}`, { userId, note });
      if (!(await store.assign(id, userId, audit, clock.now())))
        throw new AppError('badRequest', 'user', 'it is a user’s, or there is no such user');
    }
    const owner = userId ?? before.userId;
    if (owner === null) throw new AppError('badRequest', 'user', 'nobody knows whose it is: name who it is for');
    await store.audit(auditBy(by, 'deposit.credit', `deposit:${id}`, { userId: owner, note }), clock.now());
    await creditOne(deposits, { ...before, userId: owner });
    const after = await store.deposit(id);
    return { depositId: id, status: after?.status, reason: after?.reason };
  });
}

/** Says that coins that were kept aside were sent back, by which transaction. */
export async function returnDeposit(
  { custody, clock }: OperatingContext,
  by: Operator,
  { id, txId, note }: OperatorParams<'returnDeposit'>,
) {
  const audit = auditBy(by, 'deposit.return', `deposit:${id}`, { txId, note });
  if (!(await custody.store.markReturned(id, audit, clock.now()))) throw new AppError('badRequest', 'id', 'it is not kept aside');
  return { depositId: id, status: 'RETURNED' };
}
