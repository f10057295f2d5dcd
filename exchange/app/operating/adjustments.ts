import type { OperatorParams } from '@/contract/operator';
import type { Wallet } from '@/domain/account/wallets';
import { fromUnits, toUnits } from '@/domain/money/units';
import { AppError } from '../appError';
import type { AuditRecord } from '../auditRecord';
import { LEDGER_LIMIT } from '../money/ledger/limits';
import type { OperatingContext } from './context';
import type { Operator, Proposal } from './operatorStore';
import { propose } from './propose';

/** As it stands in a proposal: what was asked, checked. */
interface Adjustment {
  userId: string;
  wallet: Wallet;
  asset: string;
  /** Signed decimal. */
  amount: string;
}

async function unitsOf({ queries }: OperatingContext, { asset, amount }: Adjustment): Promise<bigint> {
  const scale = await queries.scaleOf(asset);
  if (scale === undefined) throw new AppError('badRequest', 'asset', 'not listed');
  const units = toUnits(amount, scale);
  if (units === undefined || units === 0n) throw new AppError('badRequest', 'amount', `not zero, at most ${scale} decimals`);
  if (units > LEDGER_LIMIT || units < -LEDGER_LIMIT)
    throw new AppError('badRequest', 'amount', `at most ${fromUnits(LEDGER_LIMIT, scale)}`);
  return units;
}

/** Proposes to give a user money or to take it; it comes from, or goes to, the system's `adjustments`. */
export async function proposeAdjustment(context: OperatingContext, by: Operator, params: OperatorParams<'adjust'>): Promise<Proposal> {
  const { userId, asset, amount, note } = params;
  const details = { userId, wallet: params.wallet ?? 'TRADE', asset, amount };
  await unitsOf(context, details);
  if ((await context.queries.accountTypeOf(userId)) === undefined) throw new AppError('badRequest', 'userId', 'no such user');
  return propose(context, by, { kind: 'money.adjust', details, note });
}

export async function carryOutAdjustment(context: OperatingContext, proposal: Proposal, by: Operator, audit: AuditRecord) {
  const details = proposal.details as Adjustment;
  const amount = await unitsOf(context, details);
  const { userId, wallet, asset } = details;
  const posting = {
    kind: 'operator.adjust',
    reference: proposal.id,
    entries: [
      { owner: { type: 'user' as const, userId, wallet }, asset, amount },
      { owner: { type: 'system' as const, name: 'adjustments' as const }, asset, amount: -amount },
    ],
  };
  return context.writer.run('operatorPosting', { posting, proposalId: proposal.id, operatorId: by.id, audit });
}
