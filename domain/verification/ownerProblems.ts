import { add, compare } from '../money/decimal';
import type { Owner } from './answers';
import { MOST_OWNERS, placeOwners, repeatsAbove, unplaced } from './ownership';
import { anyText, type Problem, share } from './rules';

/** Names of owners are of people and of companies: both write what they like. */
const ownerName = anyText(120);

/** What is wrong with an owner alone, without the others; the first of it. */
export function ownProblem(owner: Owner): [field: string, problem: Problem] | undefined {
  if (owner.name.trim() === '') return ['name', 'REQUIRED'];
  const tooLong = ownerName(owner.name);
  if (tooLong) return ['name', tooLong];
  if (!/^[A-Z]{2}$/.test(owner.country)) return ['country', 'REQUIRED'];
  const wrongShare = share(owner.share);
  if (wrongShare) return ['share', wrongShare];
  if (owner.kind === 'COMPANY' && (owner.registrationNumber ?? '').trim() === '') return ['registrationNumber', 'REQUIRED'];
  return undefined;
}

/**
 * Companies whose direct owners hold more or less than all of it; null stands for the company itself. Then the ends do not sum to 100 %
 * either.
 */
function notWhole(owners: readonly Owner[]): (string | null)[] {
  const sums = new Map<string | null, string>();
  for (const { parentId, share: part } of owners) sums.set(parentId, add(sums.get(parentId) ?? '0', part));
  return [...sums].filter(([, sum]) => compare(sum, '100') !== 0).map(([parentId]) => parentId);
}

/**
 * What is wrong with a tree, by the id of who it concerns: `<id>.share`, or `owners` for all of it. Circles are told before sums,
 * for the shares of a circle are nobody's.
 */
export function ownerProblems(owners: readonly Owner[]): Record<string, Problem> {
  if (owners.length === 0) return { owners: 'REQUIRED' };
  if (owners.length > MOST_OWNERS) return { owners: 'TOO_MANY' };
  const problems: Record<string, Problem> = {};
  for (const owner of owners) {
    const found = ownProblem(owner);
    if (found) problems[`${owner.id}.${found[0]}`] = found[1];
  }
  for (const { id } of unplaced(owners)) problems[`${id}.parentId`] = 'CYCLE';
  for (const owner of owners) if (repeatsAbove(owner, owners)) problems[`${owner.id}.registrationNumber`] = 'CYCLE';
  if (Object.keys(problems).length > 0) return problems;

  const placed = placeOwners(owners);
  for (const { owner, isEnd } of placed) {
    if (isEnd && owner.kind === 'COMPANY') problems[`${owner.id}.owners`] = 'NO_OWNER';
    // Nobody owns a person.
    if (!isEnd && owner.kind === 'PERSON') problems[`${owner.id}.owners`] = 'UNKNOWN';
  }
  if (Object.keys(problems).length > 0) return problems;
  for (const parentId of notWhole(owners)) problems[parentId === null ? 'owners' : `${parentId}.owners`] = 'SUM';
  return problems;
}
