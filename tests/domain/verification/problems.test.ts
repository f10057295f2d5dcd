import type { Answers } from '@/domain/verification/answers';
import { ageOn, daysAfter, isDay, monthsBefore } from '@/domain/verification/dates';
import { levelOf } from '@/domain/verification/levels';
import { firstGap, problemsOf } from '@/domain/verification/problems';

const terms = { today: '2026-11-25', countries: ['DE', 'DK', 'IT'] };
const DETAILS = {
  givenNames: 'Jana Maria',
  familyName: "O'Hoffmann-Müller",
  dateOfBirth: '1987-05-09',
  nationality: 'DE',
  street: 'Am Kai 4',
  city: 'Hamburg',
  postalCode: '20457',
};
const DOCUMENT = { documentKind: 'ID_CARD', issuer: 'DE', number: 'L01X00T47', expiresOn: '2031-05-09', front: '1', back: '2' };
const details = (changed: Partial<typeof DETAILS>) => problemsOf('IDENTITY', 'DETAILS', { DETAILS: { ...DETAILS, ...changed } }, terms);
const document = (changed: NonNullable<Answers['DOCUMENT']>) =>
  problemsOf('IDENTITY', 'DOCUMENT', { DOCUMENT: { ...DOCUMENT, ...changed } }, terms);

describe('days', () => {
  it('are those of the calendar', () => {
    expect(['2028-02-29', '2026-02-29', '2026-13-01', '2026-1-1', ''].map(isDay)).toEqual([true, false, false, false, false]);
    expect([ageOn('2008-11-25', '2026-11-25'), ageOn('2008-11-26', '2026-11-25')]).toEqual([18, 17]);
    expect([ageOn('2008-02-29', '2026-02-28'), ageOn('2008-02-29', '2026-03-01')]).toEqual([17, 18]);
    expect([monthsBefore('2026-05-31', 3), monthsBefore('2026-01-15', 3)]).toEqual(['2026-02-28', '2025-10-15']);
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('what is wrong with an answer', () => {
  it('takes names in every script, and nothing that is none', () => {
    for (const familyName of ['Müller', "O'Neill", 'López García', '王', 'الحسن', 'Иванова', 'Nguyễn', 'd’Arc', 'St. Clair']) {
      expect(details({ familyName })).toEqual({});
    }
    for (const familyName of ['R2D2', 'Robert"); drop', '<b>', '-', '@me'])
      expect(details({ familyName })).toEqual({ familyName: 'LETTERS' });
    expect(details({ familyName: '  ' })).toEqual({ familyName: 'REQUIRED' });
    expect(details({ familyName: 'a'.repeat(101) })).toEqual({ familyName: 'TOO_LONG' });
  });

  it('takes people of 18 and older', () => {
    expect(details({ dateOfBirth: '2008-11-25' })).toEqual({});
    expect(details({ dateOfBirth: '2008-11-26' })).toEqual({ dateOfBirth: 'UNDER_AGE' });
    expect(details({ dateOfBirth: '1870-01-01' })).toEqual({ dateOfBirth: 'DATE' });
    expect(details({ dateOfBirth: '2027-01-01' })).toEqual({ dateOfBirth: 'DATE' });
  });

  it('wants the sides a document has, and 30 days of validity', () => {
    expect(document({})).toEqual({});
    expect(document({ back: undefined })).toEqual({ back: 'REQUIRED' });
    expect(document({ documentKind: 'PASSPORT', back: undefined })).toEqual({});
    expect(document({ documentKind: 'ID_CARD', issuer: 'DK' })).toEqual({ documentKind: 'UNKNOWN' });
    expect(document({ issuer: 'US' })).toEqual({ issuer: 'UNKNOWN', documentKind: 'UNKNOWN' });
    expect(document({ expiresOn: '2026-11-24' })).toEqual({ expiresOn: 'EXPIRED' });
    expect(document({ expiresOn: '2026-12-24' })).toEqual({ expiresOn: 'EXPIRES_SOON' });
    expect(document({ expiresOn: '2026-12-25' })).toEqual({});
  });

  it('wants a proof of address of the last three months', () => {
    const proof = (issuedOn: string) =>
      problemsOf('ADDRESS', 'PROOF', { PROOF: { proofKind: 'UTILITY_BILL', issuedOn, file: '1' } }, terms);
    expect([proof('2026-08-25'), proof('2026-08-24'), proof('2026-11-26')]).toEqual([{}, { issuedOn: 'TOO_OLD' }, { issuedOn: 'FUTURE' }]);
  });

  it('wants to know of each owner and signatory when they were born', () => {
    const OWNERS = { owners: [{ id: 'a', parentId: null, kind: 'PERSON' as const, name: 'Jana', country: 'DE', share: '100' }] };
    const one = { id: 's', givenNames: 'Jana', familyName: 'Hoffmann', dateOfBirth: '1987-05-09', nationality: 'DE', role: 'DIRECTOR' };
    const people = (PEOPLE: NonNullable<Answers['PEOPLE']>) => problemsOf('BUSINESS', 'PEOPLE', { OWNERS, PEOPLE }, terms);
    expect(people({})).toEqual({ signatories: 'REQUIRED', 'births.a': 'REQUIRED' });
    expect(people({ signatories: [{ ...one, role: 'CHEF', dateOfBirth: '2020-01-01' }], births: { a: '1987-05-09' } })).toEqual({
      'signatories.0.role': 'UNKNOWN',
      'signatories.0.dateOfBirth': 'UNDER_AGE',
    });
    expect(people({ signatories: [one], births: { a: '1987-05-09' } })).toEqual({});
  });

  it('names the first gap in the order of the steps', () => {
    expect(firstGap('IDENTITY', {}, terms)).toEqual({ step: 'COUNTRY', field: 'country', problem: 'REQUIRED' });
    expect(firstGap('IDENTITY', { COUNTRY: { country: 'US' }, DETAILS, DOCUMENT }, terms)?.problem).toBe('UNKNOWN');
    expect(firstGap('IDENTITY', { COUNTRY: { country: 'DE' }, DETAILS }, terms)?.step).toBe('DOCUMENT');
    expect(firstGap('IDENTITY', { COUNTRY: { country: 'DE' }, DETAILS, DOCUMENT }, terms)).toBeUndefined();
    expect(firstGap('FUNDS', {}, terms)?.field).toBe('occupation');
  });
});

describe('the level of an account', () => {
  it('has no gap below it', () => {
    expect(levelOf({})).toBe(1);
    expect(levelOf({ IDENTITY: 'VERIFIED' })).toBe(2);
    expect(levelOf({ IDENTITY: 'VERIFIED', ADDRESS: 'MORE_NEEDED', FUNDS: 'VERIFIED' })).toBe(2);
    expect(levelOf({ IDENTITY: 'VERIFIED', ADDRESS: 'VERIFIED' })).toBe(3);
    expect(levelOf({ IDENTITY: 'VERIFIED', ADDRESS: 'VERIFIED', FUNDS: 'VERIFIED' })).toBe(4);
    expect(levelOf({ ADDRESS: 'VERIFIED', FUNDS: 'VERIFIED' })).toBe(1);
    expect(levelOf({ BUSINESS: 'VERIFIED' })).toBe(3);
  });
});
