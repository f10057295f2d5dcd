import type { SimulatedPayment, SimulatedPaymentStore } from '../../app/express/simulatedStore';
import type { Database } from '../../app/ports/database';

type Row = Omit<SimulatedPayment, 'createdMs' | 'expiresMs'> & { createdMs: bigint | string; expiresMs: bigint | string };

const COLUMNS = `p.id as "paymentId", p.reference, p.side, p.amount, p.currency, p.method_kind as "methodKind", p.merchant,
  p.return_url as "returnUrl", p.state, p.paid_with as "paidWith", p.created_ms as "createdMs", p.expires_ms as "expiresMs",
  p.is_held as "isHeld", p.outcome`;

const paymentOf = ({ createdMs, expiresMs, ...same }: Row): SimulatedPayment => ({
  ...same,
  createdMs: Number(createdMs),
  expiresMs: Number(expiresMs),
});

const ADD = `
insert into simulated_payments (id, reference, side, amount, currency, method_kind, merchant, return_url, state, created_ms, expires_ms, is_held)
values ($1, $2, $3, $4, $5, $6, $7, $8, 'OPEN', $9, $10, $11) on conflict (reference) do nothing`;

const CHANGE = `
update simulated_payments p set state = $3, paid_with = coalesce($4, p.paid_with), outcome = coalesce($5, p.outcome) where p.id = $1 and p.state = any ($2::text[])
returning ${COLUMNS}`;

const DUE = `
select e.id::text as "eventId", e.state as "toldState", ${COLUMNS} from simulated_payment_events e join simulated_payments p on p.id = e.payment_id
 where e.told_ms is null and e.due_ms <= $1 order by e.due_ms, e.id limit $2`;

/** What the simulated payment provider remembers (migration 0075). */
export function createSimulatedPayments(database: Pick<Database, 'query' | 'transaction'>): SimulatedPaymentStore {
  const one = async (where: string, value: string) => {
    const [row] = await database.query<Row>(`select ${COLUMNS} from simulated_payments p where ${where} = $1`, [value]);
    return row && paymentOf(row);
  };
  return {
    ensure: async (payment) => {
      const { paymentId, reference, side, amount, currency, methodKind, merchant, returnUrl, createdMs, expiresMs, isHeld } = payment;
      const given = [paymentId, reference, side, amount, currency, methodKind, merchant, returnUrl, createdMs, expiresMs, isHeld];
      await database.query(ADD, given);
      return (await one('p.reference', reference)) ?? payment;
    },
    find: (paymentId) => one('p.id', paymentId),
    byReference: (reference) => one('p.reference', reference),
    change: (paymentId, from, { state, paidWith, outcome }, nowMs, tellMs) =>
      database.transaction(async (tx) => {
        const [row] = await tx.query<Row>(CHANGE, [paymentId, [...from], state, paidWith ?? null, outcome ?? null]);
        if (!row) return undefined;
        if (tellMs !== null)
          await tx.query('insert into simulated_payment_events (payment_id, state, at_ms, due_ms) values ($1, $2, $3, $4)', [
            paymentId,
            state,
            nowMs,
            tellMs,
          ]);
        return paymentOf(row);
      }),
    due: async (nowMs, limit) => {
      const rows = await database.query<Row & { eventId: string; toldState: SimulatedPayment['state'] }>(DUE, [nowMs, limit]);
      return rows.map(({ eventId, toldState, ...row }) => ({ eventId, state: toldState, payment: paymentOf(row) }));
    },
    told: async (eventId, nowMs) => {
      await database.query('update simulated_payment_events set told_ms = $2 where id = $1::bigint', [eventId, nowMs]);
    },
    later: async (eventId, dueMs) => {
      await database.query('update simulated_payment_events set due_ms = $2 where id = $1::bigint', [eventId, dueMs]);
    },
  };
}
