import { isSame, joinValues, takenFrom, withParents } from '@/domain/verification/joining';

const row = (id: string, share: string, name = id) => ({ id, share, name });
const [a, b, c] = [row('a', '50'), row('b', '50'), row('c', '10')];

describe('what two have changed of the same value', () => {
  it('is what the one has, where the other left it as it was', () => {
    expect(joinValues('Kiel', 'Bonn', 'Kiel')).toEqual({ value: 'Bonn', clashes: [] });
    expect(joinValues('Kiel', 'Kiel', 'Bonn')).toEqual({ value: 'Bonn', clashes: [] });
    expect(joinValues('Kiel', 'Bonn', 'Bonn')).toEqual({ value: 'Bonn', clashes: [] });
    expect(joinValues(undefined, undefined, 'Bonn')).toEqual({ value: 'Bonn', clashes: [] });
  });

  it('clashes where both have changed it, and stays one’s own until a user chooses', () => {
    const { value, clashes } = joinValues('Kiel', 'Bonn', 'Ulm');
    expect({ value, clashes }).toEqual({ value: 'Bonn', clashes: [{ path: [], other: 'Ulm' }] });
    expect(clashes[0] && takenFrom(value, clashes[0])).toBe('Ulm');
  });

  it('is joined row by row: each keeps what it added, changed and removed', () => {
    expect(joinValues([a, b], [a, { ...b, share: '40' }], [{ ...a, share: '60' }, b])).toEqual({
      value: [
        { ...a, share: '60' },
        { ...b, share: '40' },
      ],
      clashes: [],
    });
    expect(joinValues([a], [a, b], [a, c])).toEqual({ value: [a, c, b], clashes: [] });
    expect(joinValues(undefined, [b], [c])).toEqual({ value: [c, b], clashes: [] });
    expect(joinValues([a, b], [a], [a, b, c])).toEqual({ value: [a, c], clashes: [] });
    expect(joinValues([a, b], [{ ...a, name: 'Jana' }, b], [{ ...a, share: '60' }])).toEqual({
      value: [{ ...a, name: 'Jana', share: '60' }],
      clashes: [],
    });
  });

  it('clashes in the field of a row, or in the row where one has removed it', () => {
    const field = joinValues([a, b], [{ ...a, share: '60' }, b], [{ ...a, share: '70' }, b]);
    expect(field.clashes).toEqual([{ path: ['a', 'share'], other: '70' }]);
    expect(field.clashes[0] && takenFrom(field.value, field.clashes[0])).toEqual([{ ...a, share: '70' }, b]);
    const gone = joinValues([a, b], [{ ...a, share: '60' }, b], [b]);
    expect(gone).toEqual({ value: [b, { ...a, share: '60' }], clashes: [{ path: ['a'], other: undefined }] });
    expect(gone.clashes[0] && takenFrom(gone.value, gone.clashes[0])).toEqual([b]);
    const back = joinValues([a, b], [b], [{ ...a, share: '60' }, b]);
    expect(back).toEqual({ value: [b], clashes: [{ path: ['a'], other: { ...a, share: '60' } }] });
    expect(back.clashes[0] && takenFrom(back.value, back.clashes[0])).toEqual([b, { ...a, share: '60' }]);
  });

  it('is joined choice by choice and name by name', () => {
    expect(joinValues(['SALARY', 'OTHER'], ['OTHER', 'CRYPTO'], ['SALARY', 'OTHER', 'SAVINGS']).value).toEqual([
      'OTHER',
      'SAVINGS',
      'CRYPTO',
    ]);
    expect(joinValues({ a: '1' }, { a: '1', b: '2' }, { a: '3' })).toEqual({ value: { a: '3', b: '2' }, clashes: [] });
    expect(joinValues({}, { a: '1' }, { a: '2' }).clashes).toEqual([{ path: ['a'], other: '2' }]);
  });

  it('is joined choice by choice where one has taken all of them back', () => {
    expect(joinValues(['OTHER'], [], ['SALARY', 'CRYPTO']).value).toEqual(['SALARY', 'CRYPTO']);
  });

  it('is one value where nothing tells its rows apart', () => {
    const [base, own, other] = [[{ a: 1 }], [{ a: 1 }, { a: 2 }], [{ a: 3 }]];
    expect(joinValues(base, own, other)).toEqual({ value: own, clashes: [{ path: [], other }] });
    expect(joinValues([1], [1, 2], [1, 3])).toEqual({ value: [1, 2], clashes: [{ path: [], other: [1, 3] }] });
  });

  it('keeps what an owner was added below, with all that it hangs on', () => {
    const below = (id: string, parentId: string | null, name = id) => ({ id, parentId, name });
    const [top, holding, amira, lena] = [below('top', null), below('holding', 'top'), below('amira', 'holding'), below('lena', 'holding')];
    const base = [top, holding, amira];
    const joined = [lena, top, holding];
    expect(joinValues(base, [], [...base, lena])).toEqual({ value: joined, clashes: [] });
    expect(joinValues(base, [...base, lena], [])).toEqual({ value: joined, clashes: [] });
    // What hung in the air before stays so: nobody knows on what.
    expect(joinValues([amira], [amira, lena], [{ ...amira, name: 'Amira' }]).value).toEqual([{ ...amira, name: 'Amira' }, lena]);
    expect(withParents([amira], base)).toEqual([amira, top, holding]);
    expect(withParents([amira], undefined)).toEqual([amira]);
    expect(withParents('amira', base)).toBe('amira');
  });

  it('says the same in whatever order its fields stand', () => {
    expect(isSame({ a: 1, b: [1, { c: undefined }] }, { b: [1, {}], a: 1 })).toBe(true);
    for (const [one, other] of [
      [[1], [1, 2]],
      [
        [1, 2],
        [2, 1],
      ],
      [{ a: 1 }, { a: 1, b: 2 }],
      [null, {}],
      ['1', 1],
    ])
      expect(isSame(one, other)).toBe(false);
  });
});
