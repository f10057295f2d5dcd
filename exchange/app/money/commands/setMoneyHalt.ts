import type { AuditRecord } from '../../auditRecord';
import { INSTRUMENTS_TOPIC } from '../../events';
import { audit } from '../desk/auditRow';
import { instrumentChanged } from '../desk/market/marketRules';
import type { CommandKind } from './commandKind';

export interface SetMoneyHalt {
  /** Why money stands still; null lets it move again. */
  input: { reason: 'RECONCILIATION' | 'OPERATOR' | null; audit: AuditRecord };
  result: { reason: string | null };
  found: never;
}

/** Stops all movements of money, or ends that. Every market is told as halted on top of its own state, which comes back afterwards. */
export const setMoneyHalt: CommandKind<SetMoneyHalt> = {
  needs: () => ({}),
  apply: ({ desk, batch }, { reason, audit: record }) => {
    const before = desk.moneyHalt;
    desk.moneyHalt = reason;
    batch.onUndo(() => {
      desk.moneyHalt = before;
    });
    batch.update('money_halt', { id: 1, reason, at_ms: batch.atMs });
    for (const [symbol, { seq }] of desk.markets) batch.tell(INSTRUMENTS_TOPIC, instrumentChanged(desk, symbol, seq, batch.atMs));
    audit(batch, record);
    return () => ({ reason });
  },
};
