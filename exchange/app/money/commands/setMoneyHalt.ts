import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import { INSTRUMENTS_TOPIC } from '../../events';
import { DatabaseUnavailableError } from '../../ports/databaseFailure';
import { audit } from '../desk/auditRow';
import { instrumentChanged } from '../desk/market/marketRules';
import type { MoneyHalt } from '../records/moneyHalt';
import type { CommandKind } from './commandKind';

export interface SetMoneyHalt {
  input: { audit: AuditRecord } & (
    | { reason: 'RECONCILIATION' | 'OPERATOR' }
    | {
        reason: null;
        /** Money moves again where it still stands for the halt of this time: it may have been halted anew since. */
        lifts: number;
        /** Why it must not any more, if there is a reason: asked when the command's turn comes. */
        refusal?: () => Promise<AppError | undefined>;
      }
  );
  result: { reason: string | null };
  found: AppError;
}

/** A question that gets no answer refuses as well: nobody is known to be allowed. */
async function refusalOf(input: SetMoneyHalt['input']): Promise<AppError | undefined> {
  try {
    return input.reason === null ? await input.refusal?.() : undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    if (error instanceof DatabaseUnavailableError) return new AppError('unavailable');
    throw error;
  }
}

function refuseToLift(halt: MoneyHalt | null, lifts: number): void {
  if (halt === null) throw new AppError('badRequest', 'request', 'money moves already');
  if (halt.atMs !== lifts) throw new AppError('badRequest', 'request', 'money was halted anew');
}

/** Stops all movements of money, or ends that. Every market is told as halted on top of its own state, which comes back afterwards. */
export const setMoneyHalt: CommandKind<SetMoneyHalt> = {
  needs: () => ({}),
  lookUp: async (_, inputs) => {
    const found = new Map<SetMoneyHalt['input'], AppError>();
    for (const input of inputs) {
      const refusal = await refusalOf(input);
      if (refusal) found.set(input, refusal);
    }
    return found;
  },
  apply: ({ desk, batch }, input, refusal) => {
    if (refusal) throw refusal;
    const { reason, audit: record } = input;
    const before = desk.moneyHalt;
    if (input.reason === null) refuseToLift(before, input.lifts);
    desk.moneyHalt = reason === null ? null : { reason, atMs: batch.atMs };
    batch.onUndo(() => {
      desk.moneyHalt = before;
    });
    batch.update('money_halt', { id: 1, reason, at_ms: batch.atMs });
    for (const [symbol, { seq }] of desk.markets) batch.tell(INSTRUMENTS_TOPIC, instrumentChanged(desk, symbol, seq, batch.atMs));
    audit(batch, record);
    return () => ({ reason });
  },
};
