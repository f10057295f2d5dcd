import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import { INSTRUMENTS_TOPIC } from '../../events';
import { audit } from '../desk/auditRow';
import { instrumentChanged } from '../desk/market/marketRules';
import type { CommandKind } from './commandKind';

export interface SetMoneyHalt {
  input: { audit: AuditRecord } & (
    | { reason: 'RECONCILIATION' | 'OPERATOR' }
    /** Lets money move again, where it still stands for the halt of this time: somebody may have halted it anew since. */
    | { reason: null; lifts: number }
  );
  result: { reason: string | null };
  found: never;
}

/** Stops all movements of money, or ends that. Every market is told as halted on top of its own state, which comes back afterwards. */
export const setMoneyHalt: CommandKind<SetMoneyHalt> = {
  needs: () => ({}),
  apply: ({ desk, batch }, input) => {
    const { reason, audit: record } = input;
    const before = desk.moneyHalt;
    if (input.reason === null && before?.atMs !== input.lifts) throw new AppError('badRequest', 'request', 'money was halted anew');
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
