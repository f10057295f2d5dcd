import { add, compare, divide, multiply } from '../money/decimal';
import type { Owner } from './answers';
import { share as checkShare } from './rules';

/** From this share on somebody has to be known: what picture and anti-money-laundering rules of most countries say. */
export const KNOWN_FROM_PERCENT = '25';
/** Branches longer or trees wider than this are for a reviewer to draw. */
export const MOST_OWNERS = 60;
const DEEPEST = 10;

/** An owner with what they hold of the company itself, in percent, exactly. */
export interface PlacedOwner {
  owner: Owner;
  /** 0: of the company itself. */
  depth: number;
  effective: string;
  /** Nobody stands behind it. */
  isEnd: boolean;
}

/** Owners that hold each other, or hang on nobody: they stand in no line from the company. */
export function unplaced(owners: readonly Owner[]): Owner[] {
  const placed = new Set(placeOwners(owners).map(({ owner }) => owner.id));
  return owners.filter(({ id }) => !placed.has(id));
}

/** The tree from the company down, each branch behind what it hangs on. What hangs in a circle is left out. */
export function placeOwners(owners: readonly Owner[]): PlacedOwner[] {
  const children = new Map<string | null, Owner[]>();
  for (const owner of owners) children.set(owner.parentId, [...(children.get(owner.parentId) ?? []), owner]);
  const seen = new Set<string>();
  const walk = (parentId: string | null, above: string, depth: number): PlacedOwner[] =>
    (children.get(parentId) ?? []).flatMap((owner) => {
      if (seen.has(owner.id) || depth > DEEPEST) return [];
      seen.add(owner.id);
      // A share that is still being typed counts for nothing. Four decimals of a percent are six of one: nothing is rounded.
      const effective = checkShare(owner.share) ? '0' : multiply(above, divide(owner.share, '100', 'down', 6));
      const held = walk(owner.id, effective, depth + 1);
      return [{ owner, depth, effective, isEnd: held.length === 0 }, ...held];
    });
  return walk(null, '100', 0);
}

/** Holding each other by the same entry in a register is a circle, too, whatever ids the entries have. */
export function repeatsAbove(owner: Owner, owners: readonly Owner[]): boolean {
  const byId = new Map(owners.map((one) => [one.id, one]));
  const visited = new Set<string>([owner.id]);
  let above = owner.parentId === null ? undefined : byId.get(owner.parentId);
  while (above) {
    if (visited.has(above.id)) return true;
    visited.add(above.id);
    if (isSameCompany(above, owner)) return true;
    above = above.parentId === null ? undefined : byId.get(above.parentId);
  }
  return false;
}

const plain = (text: string | undefined) => (text ?? '').replace(/\s+/g, '').toLowerCase();

function isSameCompany(one: Owner, other: Owner): boolean {
  if (one.kind !== 'COMPANY' || other.kind !== 'COMPANY' || one.country !== other.country) return false;
  return plain(one.registrationNumber) !== '' && plain(one.registrationNumber) === plain(other.registrationNumber);
}

/** What people at the ends of the lines hold together, in percent. */
export const sumAtEnds = (placed: readonly PlacedOwner[]): string =>
  placed.filter(({ owner, isEnd }) => isEnd && owner.kind === 'PERSON').reduce((sum, { effective }) => add(sum, effective), '0');

/** One person may hold by several lines. */
const personKey = ({ name, country }: Owner) => `${name.trim().replace(/\s+/g, ' ').toLowerCase()}|${country}`;

export interface KnownPerson {
  /** Their first place in the tree. */
  owner: Owner;
  /** Over all lines. */
  effective: string;
}

/** Who has to be known: whoever holds 25 % or more over all lines, or controls in another way. */
export function peopleToKnow(placed: readonly PlacedOwner[]): KnownPerson[] {
  const byPerson = new Map<string, KnownPerson & { isControlling: boolean }>();
  for (const { owner, effective } of placed) {
    if (owner.kind !== 'PERSON') continue;
    const known = byPerson.get(personKey(owner));
    byPerson.set(personKey(owner), {
      owner: known?.owner ?? owner,
      effective: add(known?.effective ?? '0', effective),
      isControlling: (known?.isControlling ?? false) || owner.isControlling === true,
    });
  }
  return [...byPerson.values()].filter(({ effective, isControlling }) => isControlling || compare(effective, KNOWN_FROM_PERCENT) >= 0);
}
