import fc from 'fast-check';
import { ORDER_SIDES, SELF_TRADE_PREVENTIONS, TIMES_IN_FORCE } from '@/domain/order/enums';
import type { PlaceCommand } from '@/exchange/engine/commands';
import type { EngineEvent } from '@/exchange/engine/engineEvents';

/** One thing to do to a book; a cancel names the order placed `back` commands ago, whether it still rests or not. */
export type Step = { place: PlaceCommand } | { cancelBack: number };

// Few prices, owners and small sizes: orders meet, queue up behind each other and belong to the same owner often.
const priceTicks = fc.integer({ min: 95, max: 105 });
const lots = fc.integer({ min: 1, max: 12 });
const base = {
  orderId: fc.constant(''),
  ownerId: fc.constantFrom('ann', 'bob', 'cy', 'dee'),
  side: fc.constantFrom(...ORDER_SIDES),
  selfTradePrevention: fc.constantFrom(...SELF_TRADE_PREVENTIONS),
};
const limit = fc.record({
  ...base,
  type: fc.constant('LIMIT' as const),
  priceTicks,
  lots,
  timeInForce: fc.oneof({ weight: 6, arbitrary: fc.constant('GTC' as const) }, fc.constantFrom(...TIMES_IN_FORCE)),
  isPostOnly: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
});
const size = fc.oneof(fc.record({ lots }), fc.record({ quoteUnits: fc.integer({ min: 1, max: 2500 }) }));
const market = fc.record(
  { ...base, type: fc.constant('MARKET' as const), size, worstPriceTicks: priceTicks },
  { requiredKeys: ['orderId', 'ownerId', 'side', 'selfTradePrevention', 'type', 'size'] },
);
const place = fc.oneof({ weight: 5, arbitrary: limit }, { weight: 1, arbitrary: market });

/** Random commands with the ids "1", "2" ... in order of placing. */
export const steps: fc.Arbitrary<Step[]> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: fc.record({ place }) },
      { weight: 1, arbitrary: fc.record({ cancelBack: fc.integer({ min: 1, max: 30 }) }) },
    ),
    { minLength: 1, maxLength: 120, size: 'max' },
  )
  .map((all) => all.map((step, index) => ('place' in step ? { place: { ...step.place, orderId: String(index) } } : step)));

/** What became of the placed order, in the words of the naive book. */
export function fateOf(orderId: string, events: readonly EngineEvent[]): string {
  const words = events.flatMap((event) => ('orderId' in event && event.orderId === orderId ? [wordsOf(event)] : []));
  return words.join(' + ');
}

function wordsOf(event: EngineEvent): string {
  switch (event.type) {
    case 'rested':
      return `rested ${event.lots}`;
    case 'closed':
      return `closed ${event.reason} ${event.lots}`;
    case 'rejected':
      if (event.reason === 'FOK_UNFILLABLE') return `rejected FOK_UNFILLABLE ${event.fillableLots}`;
      return 'bestOppositeTicks' in event ? `rejected ${event.reason} ${event.bestOppositeTicks}` : `rejected ${event.reason}`;
    default:
      return event.type;
  }
}
