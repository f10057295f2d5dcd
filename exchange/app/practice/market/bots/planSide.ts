import type { OrderSide } from '@/domain/order/enums';
import type { Random } from '../process/random';
import { type LadderShape, SLOTS } from './ladderShape';

// What a maker changes on one side of its book when the fair price has moved: as little as possible. Orders that still lie
// sensibly stay where they are and simply count as another level; only holes are filled and what is surplus goes.

export interface SideView {
  side: OrderSide;
  /** Best price the maker wants to show now. */
  touchTicks: number;
  /** A resting order better than this would be traded against at a loss. */
  limitTicks: number;
  /** Prices of its resting orders. */
  resting: readonly number[];
}

export interface SidePlan {
  cancel: number[];
  place: { priceTicks: number; slot: number }[];
}

/** A level may stray this much towards the front, in slots, before its place counts as empty. */
const TOLERANCE = 0.3;
/** Slot borders come from floating point. */
const ROUNDING = 1e-6;
/** Orders a side may hold beyond its slots before the most redundant one goes. */
const SURPLUS = 6;

/** At most `moves` cancels and as many placings; the front of the book is served first. */
export function planSide(view: SideView, shape: LadderShape, random: Random, moves: number): SidePlan {
  const away = view.side === 'BUY' ? -1 : 1;
  const slotOf = (ticks: number) => shape.slot((ticks - view.touchTicks) * away);
  const isStale = (ticks: number) => (ticks - view.limitTicks) * away < 0;
  const stale = view.resting.filter(isStale).sort((one, two) => (one - two) * away);
  const kept = view.resting.filter((ticks) => !isStale(ticks));
  const slots = kept.map((ticks) => ({ ticks, slot: slotOf(ticks) })).sort((one, two) => one.slot - two.slot);
  const holes = emptySlots(slots, shape, moves);
  const taken = new Set(view.resting);
  const place = holes.flatMap((slot) => {
    const priceTicks = view.touchTicks + away * offsetWithin(slot, shape, random);
    return priceTicks < 1 || taken.has(priceTicks) ? [] : [{ priceTicks, slot }];
  });
  const surplus = mostRedundant(slots, slots.length + place.length - SLOTS - SURPLUS);
  return { cancel: [...stale, ...surplus].slice(0, moves), place };
}

/** Any whole tick of a slot: a slot is at least a tick wide, so that no two share one. The best price is not moved. */
function offsetWithin(slot: number, shape: LadderShape, random: Random): number {
  if (slot === 0) return 0;
  const first = Math.ceil(shape.offset(slot) - ROUNDING);
  const width = Math.ceil(shape.offset(slot + 1) - ROUNDING) - first;
  return first + Math.floor(random.uniform() * width);
}

interface Placed {
  ticks: number;
  slot: number;
}

/** The first slots that hold no order, best first. The best price itself must be met within a tick or two. */
function emptySlots(placed: readonly Placed[], shape: LadderShape, limit: number): number[] {
  const empty: number[] = [];
  const touchTolerance = shape.slot(Math.min(2, shape.firstGap / 2));
  if (placed[0] === undefined || placed[0].slot > touchTolerance) empty.push(0);
  let next = 0;
  for (let slot = 1; slot < SLOTS && empty.length < limit; slot += 1) {
    while ((placed[next]?.slot ?? Number.POSITIVE_INFINITY) < slot - TOLERANCE) next += 1;
    if ((placed[next]?.slot ?? Number.POSITIVE_INFINITY) >= slot + 1) empty.push(slot);
  }
  return empty;
}

/** Orders out of reach first, then those closest to a neighbour; never the best one. */
function mostRedundant(placed: readonly Placed[], count: number): number[] {
  if (count <= 0) return [];
  const crowded = placed.slice(1).map(({ ticks, slot }, index) => {
    const ahead = slot - (placed[index]?.slot ?? 0);
    const behind = (placed[index + 2]?.slot ?? SLOTS) - slot;
    return { ticks, room: slot > SLOTS ? Number.NEGATIVE_INFINITY : ahead + behind };
  });
  return crowded
    .sort((one, two) => one.room - two.room)
    .slice(0, count)
    .map(({ ticks }) => ticks);
}
