import type { Batch } from '../batch/batch';
import type { ExpressRecord } from '../records/expressRecord';
import { rowOf } from '../records/expressRow';

// Express orders are not kept in memory: commands read them from the database once the batch before is written. What this very batch
// has done to them stands here, and goes with it when it is taken back.
const touched = new WeakMap<Batch, Map<string, ExpressRecord>>();

export function expressOf(batch: Batch): Map<string, ExpressRecord> {
  const known = touched.get(batch);
  if (known) return known;
  const fresh = new Map<string, ExpressRecord>();
  touched.set(batch, fresh);
  return fresh;
}

export function insertExpress(batch: Batch, record: ExpressRecord): ExpressRecord {
  batch.insert('express_orders', rowOf(record));
  return keep(batch, record);
}

export function updateExpress(batch: Batch, record: ExpressRecord): ExpressRecord {
  batch.update('express_orders', rowOf(record));
  return keep(batch, record);
}

function keep(batch: Batch, record: ExpressRecord): ExpressRecord {
  const orders = expressOf(batch);
  const before = orders.get(record.orderId);
  orders.set(record.orderId, record);
  // A command of the batch that is taken back takes its order with it.
  batch.onUndo(() => {
    if (before) orders.set(record.orderId, before);
    else orders.delete(record.orderId);
  });
  return record;
}
