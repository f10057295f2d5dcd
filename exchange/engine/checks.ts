import type { OpenOrder, PlaceCommand } from './commands';

// The engine computes with plain numbers: what a safe integer cannot hold must not get in.

/** Throws a RangeError that names the field. */
export function checkCommand(command: PlaceCommand): void {
  if (command.type === 'LIMIT') {
    checkPositive('priceTicks', command.priceTicks);
    checkPositive('lots', command.lots);
    return;
  }
  if ('lots' in command.size) checkPositive('lots', command.size.lots);
  else checkPositive('quoteUnits', command.size.quoteUnits);
  if (command.worstPriceTicks !== undefined) checkPositive('worstPriceTicks', command.worstPriceTicks);
}

/** Throws a RangeError that names the field. */
export function checkOpenOrder(order: OpenOrder): void {
  checkPositive('priceTicks', order.priceTicks);
  checkPositive('lots', order.lots);
}

/** Throws a RangeError when a level could no longer say exactly how much waits there. */
export function checkLevelSum(waiting: number, joining: number): void {
  if (!Number.isSafeInteger(waiting + joining)) throw new RangeError(`level of ${waiting} lots cannot take ${joining} more`);
}

function checkPositive(field: string, value: number): void {
  if (!Number.isSafeInteger(value) || value <= 0) throw new RangeError(`${field} must be a positive safe integer, not ${value}`);
}
