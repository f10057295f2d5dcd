import type { SpotOrder } from '@/contract/spot';
import { assertNever } from '@/domain/assertNever';
import { AppError } from '../appError';
import { applyPosting } from './applyPosting';
import type { Batch } from './batch';
import { cancelAllOrders, cancelOrder } from './cancelOrders';
import type { Command, Findings, PlaceCommand } from './command';
import type { Desk } from './desk';
import { placeOrder } from './placeOrder';
import { fingerprintOf, type SpotOrderRecord } from './spotOrderRecord';

/** Run after the commit: tells the caller. */
export type Acknowledge = () => void;

/** The row of an order as it is at the end of the batch. */
export type RenderOrder = (record: SpotOrderRecord) => SpotOrder;

/** Run when the batch is complete: fixes the answer, for the next batch may change the order before this one is committed. */
export type Answer = (render: RenderOrder) => Acknowledge;

function applyPlace(desk: Desk, batch: Batch, findings: Findings, command: PlaceCommand): Answer {
  const first = findings.duplicates.get(command);
  const record = first ? repeated(desk, command, first) : placeOrder(desk, batch, command.actor, command.clientOrderId, command.terms);
  return (render) => {
    const order = render(record);
    return () => command.resolve(order);
  };
}

/** The order that was made under this name before. An open one may change within this very batch: memory has the newer state. */
function repeated(desk: Desk, command: PlaceCommand, first: SpotOrderRecord): SpotOrderRecord {
  if (fingerprintOf(first) !== fingerprintOf(command.terms)) throw new AppError('clientOrderIdReused');
  return desk.openOrders.get(first.orderId) ?? first;
}

function apply(desk: Desk, batch: Batch, findings: Findings, command: Command): Answer {
  switch (command.type) {
    case 'place':
      return applyPlace(desk, batch, findings, command);
    case 'cancel': {
      const record = cancelOrder(desk, batch, command.actor.userId, command.target);
      return (render) => {
        const order = record && render(record);
        return () => command.resolve(order);
      };
    }
    case 'cancelAll': {
      const orderIds = cancelAllOrders(desk, batch, command.actor.userId, command.symbol).map((record) => record.orderId);
      return () => () => command.resolve(orderIds);
    }
    case 'post':
      if (!findings.alreadyPosted.has(command)) applyPosting(desk, batch, command.posting);
      return () => () => command.resolve();
    default:
      return assertNever(command);
  }
}

/** Applies one command in memory. A refusal is an answer like any other and waits for the commit; other errors are thrown. */
export function applyCommand(desk: Desk, batch: Batch, findings: Findings, command: Command): Answer {
  try {
    return apply(desk, batch, findings, command);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return () => () => command.reject(error);
  }
}
