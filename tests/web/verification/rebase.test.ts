import type { Answers } from '@/domain/verification/answers';
import {
  chosen,
  type FieldClash,
  NOTHING_TYPED,
  rebased,
  settledEdits,
  type Typed,
  withoutSaved,
} from '@/src/features/verification/model/rebase';

// What is typed on a page, over a record that another device writes meanwhile.

const owner = (id: string, share: string) => ({ id, parentId: null, kind: 'PERSON' as const, name: id, country: 'DE', share });
const ofOwners = (...owners: object[]) => ({ OWNERS: { owners } }) as Answers;
const [a, b] = [owner('a', '50'), owner('b', '40')];
const ownersTyped = (...owners: object[]): Typed => ({
  ...NOTHING_TYPED,
  edits: ofOwners(...owners),
  grounds: { 'OWNERS.owners': { version: 1, value: [a, b] } },
});
const cityTyped: Typed = {
  ...NOTHING_TYPED,
  edits: { DETAILS: { city: 'Bonn' } },
  grounds: { 'DETAILS.city': { version: 1, value: 'Kiel' } },
};
const cityIs = (version: number, city: string) => ({ version, answers: { DETAILS: { city } } });
const atCity: FieldClash = { step: 'DETAILS', field: 'city', path: [], other: 'Ulm' };
const atShare = (id: string, other: string): FieldClash => ({ step: 'OWNERS', field: 'owners', path: [id, 'share'], other });
const atRow = (id: string, other: unknown): FieldClash => ({ step: 'OWNERS', field: 'owners', path: [id], other });

describe('a field that was changed here and elsewhere', () => {
  it('waits for a choice, once, over however many records that are told of', () => {
    const asked = rebased(cityTyped, cityIs(2, 'Ulm'));
    expect(asked).toMatchObject({ clashes: [atCity], edits: cityTyped.edits, grounds: { 'DETAILS.city': { version: 2, value: 'Ulm' } } });
    expect(settledEdits(asked)).toEqual({});
    const again = rebased(asked, cityIs(3, 'Ulm'));
    expect(again).toMatchObject({ clashes: [atCity], edits: cityTyped.edits });
    expect(rebased(again, cityIs(4, 'Aachen')).clashes).toEqual([{ ...atCity, other: 'Aachen' }]);
  });

  it('is asked no more where the other comes to say the same', () => {
    expect(rebased(rebased(cityTyped, cityIs(2, 'Ulm')), cityIs(3, 'Bonn'))).toEqual(NOTHING_TYPED);
  });

  it('is asked no more where what is there is typed here', () => {
    const asked = rebased(cityTyped, cityIs(2, 'Ulm'));
    expect(rebased({ ...asked, edits: { DETAILS: { city: 'Ulm' } } }, cityIs(2, 'Ulm')).clashes).toEqual([]);
  });

  it('is not saved by what was saved of others', () => {
    const typed = { ...cityTyped, edits: { DETAILS: { city: 'Bonn', street: 'Am Kai 4' } } };
    const asked = rebased(typed, cityIs(2, 'Ulm'));
    expect(settledEdits(asked)).toEqual({ DETAILS: { street: 'Am Kai 4' } });
    expect(withoutSaved(asked, settledEdits(asked))).toMatchObject({ edits: cityTyped.edits, clashes: [atCity] });
    expect(withoutSaved(asked, typed.edits)).toEqual(NOTHING_TYPED);
  });
});

describe('rows that were changed here and elsewhere', () => {
  const both = rebased(ownersTyped({ ...a, share: '60' }, { ...b, share: '30' }), {
    version: 2,
    answers: ofOwners({ ...a, share: '70' }, { ...b, share: '20' }),
  });

  it('are chosen one by one', () => {
    expect(both.clashes).toEqual([atShare('a', '70'), atShare('b', '20')]);
    const one = chosen(both, atShare('a', '70'), 'other');
    expect(one).toMatchObject({ clashes: [atShare('b', '20')], edits: ofOwners({ ...a, share: '70' }, { ...b, share: '30' }) });
    expect(chosen(one, atShare('b', '20'), 'own')).toMatchObject({ clashes: [], edits: one.edits });
  });

  it('ask nothing of a row that was removed here since, and make none', () => {
    const gone = rebased({ ...both, edits: ofOwners(b) }, { version: 2, answers: ofOwners({ ...a, share: '70' }, { ...b, share: '20' }) });
    expect(gone.clashes).toEqual([atShare('b', '20')]);
    // Pressed before the page was drawn anew.
    expect(chosen(gone, atShare('a', '70'), 'other').edits).toEqual(ofOwners(b));
  });

  it('ask of a row that was removed there since as a whole, not of its field as well', () => {
    expect(rebased(both, { version: 3, answers: ofOwners({ ...b, share: '20' }) }).clashes).toEqual([
      atShare('b', '20'),
      atRow('a', undefined),
    ]);
  });

  it('ask of the fields of a row that has come back there, not of the row as well', () => {
    const removed = rebased(ownersTyped({ ...a, share: '60' }, b), { version: 2, answers: ofOwners(b) });
    expect(removed.clashes).toEqual([atRow('a', undefined)]);
    expect(rebased(removed, { version: 3, answers: ofOwners({ ...a, share: '70' }, b) }).clashes).toEqual([atShare('a', '70')]);
  });

  it('come back with what they hang on', () => {
    const holding = { ...a, id: 'holding', kind: 'COMPANY' as const };
    const below = { ...b, parentId: 'holding' };
    const typed: Typed = { ...NOTHING_TYPED, edits: ofOwners(), grounds: { 'OWNERS.owners': { version: 1, value: [holding, below] } } };
    const asked = rebased(typed, { version: 2, answers: ofOwners(holding, { ...below, share: '45' }) });
    expect(asked.clashes).toEqual([atRow('b', { ...below, share: '45' })]);
    expect(chosen(asked, asked.clashes[0] as FieldClash, 'other').edits).toEqual(ofOwners({ ...below, share: '45' }, holding));
  });
});
