import type { Owner } from '@/domain/verification/answers';

export const newOwner = (parentId: string | null): Owner => ({
  // crypto.randomUUID is there on secure pages only, and an id within one questionnaire needs no more than this.
  id: `o-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`,
  parentId,
  kind: 'PERSON',
  name: '',
  country: '',
  share: '',
});

/** With an owner in their place, or at the end. */
export const withOwner = (owners: readonly Owner[], owner: Owner): Owner[] =>
  owners.some(({ id }) => id === owner.id) ? owners.map((one) => (one.id === owner.id ? owner : one)) : [...owners, owner];

/** Companies an owner may hold a share of, besides the company itself: none that they hold, over however many others. */
export function companiesAbove(owner: Owner, owners: readonly Owner[]): Owner[] {
  const others = withoutOwner(withOwner(owners, owner), owner.id);
  return others.filter(({ kind }) => kind === 'COMPANY');
}

/** Without an owner, and without whoever hangs on them alone. */
export function withoutOwner(owners: readonly Owner[], id: string): Owner[] {
  const gone = new Set([id]);
  let size = 0;
  while (gone.size > size) {
    size = gone.size;
    for (const { id: own, parentId } of owners) if (parentId !== null && gone.has(parentId)) gone.add(own);
  }
  return owners.filter((owner) => !gone.has(owner.id));
}
