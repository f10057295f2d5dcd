import type { AuditRecord } from '../../auditRecord';
import { FEES_TOPIC, type FeesChanged } from '../../events';
import { audit } from '../desk/auditRow';
import type { FeeRates } from '../records/feeRates';
import type { CommandKind } from './commandKind';

export interface ChangeFees {
  input: { tier: number; rates: FeeRates; audit: AuditRecord };
  result: { tier: number } & FeeRates;
  found: never;
}

/** Sets what orders placed from now on pay in a tier, which is made if there is none. Open orders keep the rates they were placed at. */
export const changeFees: CommandKind<ChangeFees> = {
  needs: () => ({}),
  apply: ({ desk, batch }, { tier, rates, audit: record }) => {
    const before = desk.rates.get(tier);
    const row = { tier, maker_ppm: rates.makerPpm, taker_ppm: rates.takerPpm };
    if (before) batch.update('fee_tiers', row);
    else batch.insert('fee_tiers', row);
    desk.rates.set(tier, rates);
    batch.onUndo(() => {
      if (before) desk.rates.set(tier, before);
      else desk.rates.delete(tier);
    });
    const told: FeesChanged = { tier, atMs: batch.atMs };
    batch.tell(FEES_TOPIC, told);
    audit(batch, record, { before: before ?? null });
    return () => ({ tier, ...rates });
  },
};
