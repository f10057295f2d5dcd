import { documentKindsOf, sidesOf } from '@/domain/verification/dictionary';

describe('documents of a country', () => {
  it('are those it issues, the most usual first', () => {
    expect(documentKindsOf('DE')).toEqual(['ID_CARD', 'PASSPORT', 'DRIVING_LICENCE', 'RESIDENCE_PERMIT']);
    expect(documentKindsOf('GB')).toEqual(['PASSPORT', 'DRIVING_LICENCE', 'RESIDENCE_PERMIT']);
    expect(documentKindsOf('US')).toEqual(['PASSPORT', 'DRIVING_LICENCE']);
    expect(documentKindsOf('AE')).toEqual(['ID_CARD', 'PASSPORT', 'DRIVING_LICENCE']);
  });

  it('have two sides, but for the one page of a passport', () => {
    expect([sidesOf('PASSPORT'), sidesOf('ID_CARD')]).toEqual([['front'], ['front', 'back']]);
  });
});
