import type { Answers } from '@/domain/verification/answers';
import { ageOn, daysAfter, isDay, monthsBefore } from '@/domain/verification/dates';
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
    expect(['2028-02-29', '2026-02-29', '2026-13-01', '2026-1-1', '', '0099-05-09', 'x2026-01-01', '2026-01-010'].map(isDay)).toEqual([
      true,
      ...Array(7).fill(false),
    ]);
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
    expect(details({ familyName: '𝒜'.repeat(100), street: 'x'.repeat(120) })).toEqual({});
    expect(details({ street: 'x'.repeat(121), nationality: 'DEU' })).toEqual({ street: 'TOO_LONG', nationality: 'UNKNOWN' });
    expect(details({ postalCode: '2'.repeat(21) })).toEqual({ postalCode: 'TOO_LONG' });
    for (const unseen of ['\u0000', '\u001b', '\r', '\u009b31m', '\u202e', '\u2066'])
      expect(details({ street: `1${unseen}Road` })).toEqual({ street: 'UNSEEN' });
    for (const seen of ['1 Road\nFlat 2', 'خیابان می\u200cخواهم', 'Caf\u0065\u0301 1']) expect(details({ street: seen })).toEqual({});
    expect(details({ nationality: 'xDE' })).toEqual({ nationality: 'UNKNOWN' });
  });

  it('takes people of 18 and older', () => {
    expect(details({ dateOfBirth: '2008-11-25' })).toEqual({});
    expect(details({ dateOfBirth: '2008-11-26' })).toEqual({ dateOfBirth: 'UNDER_AGE' });
    expect(details({ dateOfBirth: '1870-01-01' })).toEqual({ dateOfBirth: 'DATE' });
    expect(details({ dateOfBirth: '2027-01-01' })).toEqual({ dateOfBirth: 'DATE' });
    expect(details({ dateOfBirth: '1906-11-25' })).toEqual({});
    expect(details({ dateOfBirth: '2026-11-25' })).toEqual({ dateOfBirth: 'UNDER_AGE' });
    expect(details({ dateOfBirth: '1987-02-30' })).toEqual({ dateOfBirth: 'DATE' });
  });

  it('wants the sides a document has, and 30 days of validity', () => {
    expect(document({})).toEqual({});
    expect(document({ back: undefined })).toEqual({ back: 'REQUIRED' });
    expect(document({ documentKind: 'PASSPORT', back: undefined })).toEqual({});
    expect(document({ documentKind: 'ID_CARD', issuer: 'DK' })).toEqual({ documentKind: 'UNKNOWN' });
    expect(document({ issuer: 'US' })).toEqual({ issuer: 'UNKNOWN', documentKind: 'UNKNOWN' });
    expect(document({ documentKind: 'RESIDENCE_PERMIT', issuer: 'DE' })).toEqual({});
    expect(document({ expiresOn: '2026-11-25' })).toEqual({ expiresOn: 'EXPIRES_SOON' });
    expect(document({ expiresOn: '2026-11-31' })).toEqual({ expiresOn: 'DATE' });
    expect(document({ expiresOn: '2026-11-24' })).toEqual({ expiresOn: 'EXPIRED' });
    expect(document({ expiresOn: '2026-12-24' })).toEqual({ expiresOn: 'EXPIRES_SOON' });
    expect(document({ expiresOn: '2026-12-25' })).toEqual({});
  });

  it('wants a proof of address of the last three months', () => {
    const proof = (issuedOn: string) =>
      problemsOf('ADDRESS', 'PROOF', { PROOF: { proofKind: 'UTILITY_BILL', issuedOn, file: '1' } }, terms);
    expect([proof('2026-08-25'), proof('2026-08-24'), proof('2026-11-26')]).toEqual([{}, { issuedOn: 'TOO_OLD' }, { issuedOn: 'FUTURE' }]);
    expect([proof('2026-11-25'), proof('2026-11-31')]).toEqual([{}, { issuedOn: 'DATE' }]);
  });

  it('wants to know where money comes from, and whether a user has a public office', () => {
    const whole = { occupation: 'EMPLOYED', income: 'FROM_25K', sources: ['SALARY', 'SAVINGS'], isExposed: false };
    const funds = (changed: object) => problemsOf('FUNDS', 'FUNDS', { FUNDS: { ...whole, ...changed } as Answers['FUNDS'] }, terms);
    expect([funds({}), funds({ isExposed: true, employer: 'Hafen' })]).toEqual([{}, {}]);
    expect(funds({ sources: [] })).toEqual({ sources: 'REQUIRED' });
    expect(funds({ sources: ['SALARY', 'LUCK'] })).toEqual({ sources: 'UNKNOWN' });
    expect(problemsOf('FUNDS', 'FUNDS', {}, terms)).toMatchObject({ sources: 'REQUIRED', isExposed: 'REQUIRED', income: 'REQUIRED' });
  });

  it('wants of a proof of funds no age, and of a company every paper', () => {
    const PROOF = { proofKind: 'PAYSLIP', issuedOn: '2020-01-01', file: '1' };
    expect(problemsOf('FUNDS', 'PROOF', { PROOF }, terms)).toEqual({});
    expect(problemsOf('ADDRESS', 'PROOF', { PROOF }, terms)).toEqual({ proofKind: 'UNKNOWN', issuedOn: 'TOO_OLD' });
    expect(problemsOf('BUSINESS', 'FILES', { FILES: { articles: '1' } }, terms)).toEqual({
      registerExtract: 'REQUIRED',
      shareholders: 'REQUIRED',
      addressProof: 'REQUIRED',
    });
    expect(Object.keys(problemsOf('BUSINESS', 'COMPANY', {}, terms))).toEqual([
      'name',
      'country',
      'registrationNumber',
      'incorporatedOn',
      'street',
      'city',
      'business',
    ]);
    expect(problemsOf('BUSINESS', 'OWNERS', {}, terms)).toEqual({ owners: 'REQUIRED' });
    expect(problemsOf('BUSINESS', 'PEOPLE', {}, terms)).toEqual({ signatories: 'REQUIRED' });
    expect(Object.keys(problemsOf('ADDRESS', 'PROOF', {}, terms))).toEqual(['proofKind', 'issuedOn', 'file']);
    expect(Object.values(problemsOf('IDENTITY', 'DOCUMENT', {}, terms))).toEqual(Array(4).fill('REQUIRED'));
    expect(Object.keys(problemsOf('IDENTITY', 'DETAILS', {}, terms))).toHaveLength(6);
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
