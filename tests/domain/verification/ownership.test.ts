import fc from 'fast-check';
import type { Owner } from '@/domain/verification/answers';
import { ownerProblems, ownProblem } from '@/domain/verification/ownerProblems';
import { peopleToKnow, placeOwners, repeatsAbove, sumAtEnds, unplaced } from '@/domain/verification/ownership';

type Parts = Partial<Owner> & Pick<Owner, 'id' | 'share'>;
const person = (parts: Parts): Owner => ({ parentId: null, kind: 'PERSON', name: `Person ${parts.id}`, country: 'DE', ...parts });
const company = (parts: Parts): Owner => ({
  parentId: null,
  kind: 'COMPANY',
  name: `Company ${parts.id}`,
  country: 'DK',
  registrationNumber: `R${parts.id}`,
  ...parts,
});

/** As the picture has it. */
const HOFFMANN: Owner[] = [
  person({ id: 'jana', share: '55' }),
  company({ id: 'nordlys', share: '30' }),
  person({ id: 'soren', parentId: 'nordlys', share: '80' }),
  person({ id: 'ida', parentId: 'nordlys', share: '20' }),
  person({ id: 'luca', share: '15' }),
];

const held = (owners: readonly Owner[]) => Object.fromEntries(placeOwners(owners).map(({ owner, effective }) => [owner.id, effective]));

describe('who owns a company', () => {
  it('multiplies shares along each line, exactly', () => {
    expect(held(HOFFMANN)).toEqual({ jana: '55', nordlys: '30', soren: '24', ida: '6', luca: '15' });
    expect(placeOwners(HOFFMANN).map(({ owner, depth }) => [owner.id, depth])).toEqual([
      ['jana', 0],
      ['nordlys', 0],
      ['soren', 1],
      ['ida', 1],
      ['luca', 0],
    ]);
    expect(sumAtEnds(placeOwners(HOFFMANN))).toBe('100');
    expect(ownerProblems(HOFFMANN)).toEqual({});
  });

  it('knows who holds a quarter over all lines, and who controls without it', () => {
    const ids = (owners: readonly Owner[]) => peopleToKnow(placeOwners(owners)).map(({ owner, effective }) => [owner.id, effective]);
    expect(ids(HOFFMANN)).toEqual([['jana', '55']]);
    const directing = HOFFMANN.map((one) => (one.id === 'soren' ? { ...one, isControlling: true } : one));
    expect(ids(directing)).toEqual([
      ['jana', '55'],
      ['soren', '24'],
    ]);
    // 15 % of their own and 20 % of 50 %: two lines of one person, whatever the spaces in the name.
    const twice = [
      company({ id: 'a', share: '50' }),
      person({ id: 'own', share: '15', name: 'Luca Ferri', country: 'IT' }),
      person({ id: 'other', share: '35' }),
      person({ id: 'through', parentId: 'a', share: '20', name: ' luca  FERRI ', country: 'IT' }),
      person({ id: 'rest', parentId: 'a', share: '80' }),
    ];
    expect(ids(twice)).toEqual([
      ['through', '25'],
      ['rest', '40'],
      ['other', '35'],
    ]);
    // The same name of another country is somebody else, and blanks make no difference within a name only.
    const others = [
      person({ id: 'a', share: '20', name: 'Luca Ferri', country: 'IT' }),
      person({ id: 'b', share: '20', name: 'Luca Ferri' }),
    ];
    expect(ids([...others, person({ id: 'c', share: '60', name: 'LucaFerri', country: 'IT' })])).toEqual([['c', '60']]);
    // Who controls by one of two lines controls.
    const both = [
      company({ id: 'x', share: '80' }),
      person({ id: 'a', share: '20', name: 'Ida', isControlling: true }),
      person({ id: 'b', parentId: 'x', share: '1', name: 'Ida' }),
    ];
    for (const owners of [both, both.toReversed()]) expect(ids(owners).map(([, share]) => share)).toEqual(['20.8']);
    expect(ids([person({ id: 'a', share: '24.9999' }), person({ id: 'b', share: '75.0001' })])).toEqual([['b', '75.0001']]);
  });

  it('refuses circles, also of one entry in a register under two ids', () => {
    const circle = [company({ id: 'a', parentId: 'b', share: '100' }), company({ id: 'b', parentId: 'a', share: '100' })];
    expect(circle.map((owner) => repeatsAbove(owner, circle))).toEqual([true, true]);
    expect(ownerProblems(circle)).toMatchObject({ 'a.parentId': 'CYCLE', 'b.parentId': 'CYCLE' });
    const register = [
      company({ id: 'a', share: '100', registrationNumber: '41 88 20 17' }),
      company({ id: 'b', parentId: 'a', share: '100' }),
      company({ id: 'c', parentId: 'b', share: '100', registrationNumber: '41882017' }),
      person({ id: 'd', parentId: 'c', share: '100' }),
    ];
    expect(ownerProblems(register)).toEqual({ 'c.registrationNumber': 'CYCLE' });
    expect(ownerProblems([person({ id: 'a', share: '100' }), person({ id: 'b', parentId: 'nobody', share: '1' })])).toEqual({
      'b.parentId': 'CYCLE',
    });
  });

  it('takes two companies for one only by the same entry of the same register', () => {
    const line = (first: Partial<Owner>, second: Partial<Owner>) =>
      ownerProblems([
        company({ id: 'a', share: '100', ...first }),
        company({ id: 'b', parentId: 'a', share: '100', ...second }),
        person({ id: 'c', parentId: 'b', share: '100' }),
      ]);
    expect(line({ registrationNumber: 'HRB 1' }, { registrationNumber: ' hrb1 ' })).toEqual({ 'b.registrationNumber': 'CYCLE' });
    expect(line({ registrationNumber: 'HRB 1' }, { registrationNumber: 'HRB 1', country: 'DE' })).toEqual({});
    expect(line({ registrationNumber: 'HRB 1' }, { registrationNumber: 'HRB 2' })).toEqual({});
    // A person has no entry, whatever was typed there before.
    const typed = [company({ id: 'a', share: '100', registrationNumber: 'HRB 1' })];
    const owner = person({ id: 'b', parentId: 'a', share: '100', country: 'DK', registrationNumber: 'HRB 1' });
    expect(ownerProblems([...typed, owner])).toEqual({});
    expect(repeatsAbove({ ...owner, kind: 'COMPANY' }, [...typed, owner])).toBe(true);
    // Two of which nothing is known are not one.
    const nameless = company({ id: 'a', share: '100', registrationNumber: ' ' });
    expect(repeatsAbove(company({ id: 'b', parentId: 'a', share: '1', registrationNumber: '' }), [nameless])).toBe(false);
    expect(repeatsAbove(company({ id: 'b', parentId: 'gone', share: '1' }), [nameless])).toBe(false);
  });

  it('sums at the ends what people hold, and nothing that is still to be said', () => {
    const open = [company({ id: 'a', share: '40' }), person({ id: 'b', share: '60' })];
    expect(sumAtEnds(placeOwners(open))).toBe('60');
    expect(sumAtEnds(placeOwners([...open, person({ id: 'c', parentId: 'a', share: '5x' })]))).toBe('60');
  });

  it('draws ten levels below the first, and no more', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, place) =>
        company({ id: `c${place}`, parentId: place === 0 ? null : `c${place - 1}`, share: '100', registrationNumber: `R${place}` }),
      );
    expect(unplaced(chain(11))).toEqual([]);
    expect(unplaced(chain(12)).map(({ id }) => id)).toEqual(['c11']);
    const twice = [person({ id: 'a', share: '50' }), person({ id: 'a', share: '50' })];
    expect(placeOwners(twice)).toHaveLength(1);
  });

  it('takes as many as somebody can look through', () => {
    const many = (count: number) => Array.from({ length: count }, (_, place) => person({ id: `p${place}`, share: '1' }));
    expect(ownerProblems(many(60))).toEqual({ owners: 'SUM' });
    expect(ownerProblems(many(61))).toEqual({ owners: 'TOO_MANY' });
  });

  it('says of one alone what is missing first', () => {
    const found = (parts: Partial<Owner>) => ownProblem(company({ id: 'a', share: '100', ...parts }));
    expect(found({})).toBeUndefined();
    expect(found({ name: '  ' })).toEqual(['name', 'REQUIRED']);
    expect(found({ name: 'x'.repeat(121) })).toEqual(['name', 'TOO_LONG']);
    for (const country of ['', 'D', 'xDE', 'DEx']) expect(found({ country })).toEqual(['country', 'REQUIRED']);
    expect(found({ share: '100.0001' })).toEqual(['share', 'SHARE']);
    for (const registrationNumber of ['  ', undefined]) expect(found({ registrationNumber })).toEqual(['registrationNumber', 'REQUIRED']);
    expect(ownProblem(person({ id: 'a', share: '100' }))).toBeUndefined();
  });

  it('wants people at the ends, and all of each company', () => {
    expect(ownerProblems([])).toEqual({ owners: 'REQUIRED' });
    expect(ownerProblems([company({ id: 'a', share: '100' })])).toEqual({ 'a.owners': 'NO_OWNER' });
    expect(ownerProblems([person({ id: 'a', share: '99.9999' })])).toEqual({ owners: 'SUM' });
    // Too much of one company and too little of the other: the ends sum to 100 % all the same.
    const wrongBoth = [
      company({ id: 'a', share: '50' }),
      company({ id: 'b', share: '50' }),
      person({ id: 'c', parentId: 'a', share: '100' }),
      person({ id: 'd', parentId: 'a', share: '20' }),
      person({ id: 'e', parentId: 'b', share: '80' }),
    ];
    expect(sumAtEnds(placeOwners(wrongBoth))).toBe('100');
    expect(ownerProblems(wrongBoth)).toEqual({ 'a.owners': 'SUM', 'b.owners': 'SUM' });
    expect(ownerProblems([person({ id: 'a', share: '100' }), person({ id: 'b', parentId: 'a', share: '100' })])).toEqual({
      'a.owners': 'UNKNOWN',
    });
    expect(ownerProblems([person({ id: 'a', share: '33.33333' })])).toEqual({ 'a.share': 'SHARE' });
    expect(ownerProblems([person({ id: 'a', share: '0' })])).toEqual({ 'a.share': 'SHARE' });
    expect(ownerProblems([company({ id: 'a', share: '100', registrationNumber: '' })])).toEqual({ 'a.registrationNumber': 'REQUIRED' });
  });

  it('sums whatever is split into parts to exactly 100', () => {
    // Whole ten-thousandths of a percent, split at random, over two levels; summed up again in integers by the test.
    const split = fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 0, maxLength: 6 }).map((cuts) => {
      const points = [0, ...[...new Set(cuts)].sort((one, other) => one - other), 1_000_000];
      return points.slice(1).map((point, place) => point - (points[place] ?? 0));
    });
    const text = (parts: number) => `${Math.floor(parts / 10_000)}.${String(parts % 10_000).padStart(4, '0')}`;
    fc.assert(
      fc.property(split, split, (first, second) => {
        const owners = first.map((parts, place) =>
          place === 0 ? company({ id: 'c', share: text(parts) }) : person({ id: `p${place}`, share: text(parts) }),
        );
        const below = second.map((parts, place) => person({ id: `q${place}`, parentId: 'c', share: text(parts) }));
        const placed = placeOwners([...owners, ...below]);
        expect(ownerProblems([...owners, ...below])).toEqual({});
        expect(sumAtEnds(placed)).toBe('100');
        const exact = BigInt(first[0] ?? 0) * BigInt(second[0] ?? 0);
        const found = placed.find(({ owner }) => owner.id === 'q0')?.effective ?? '';
        const [whole = '', decimals = ''] = found.split('.');
        expect(BigInt(whole + decimals.padEnd(10, '0'))).toBe(exact);
      }),
      { seed: 7, numRuns: 100 },
    );
  });
});
