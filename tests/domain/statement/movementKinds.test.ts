import { movementKindOf } from '@/domain/statement/movementKinds';

it.each([
  ['express.buy', '1', 'EXPRESS'],
  ['express.sellBack', '1', 'EXPRESS'],
  ['express.chargeback', '-1', 'CHARGEBACK'],
  ['express.collect', '-1', 'DEBT'],
  ['user.transfer', '-1', 'SENT'],
  ['user.transfer', '1', 'RECEIVED'],
  ['operator.adjust', '1', 'CORRECTION'],
])('%s of %s is told as %s', (kind, amount, told) => expect(movementKindOf(kind, amount)).toBe(told));
