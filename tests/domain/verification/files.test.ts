import { fileSlots, proofType, requestType, sideType } from '@/domain/verification/files';

const slots = (...params: Parameters<typeof fileSlots>) =>
  fileSlots(...params).map(({ step, field, uploadId, type }) => [`${step}.${field}`, uploadId, type]);

describe('files among answers', () => {
  it('stand where they are asked for, as what they must have been sent as', () => {
    const DOCUMENT = { documentKind: 'ID_CARD', front: '1', back: '2' };
    expect(slots('IDENTITY', { DOCUMENT })).toEqual([
      ['DOCUMENT.front', '1', 'ID_FRONT'],
      ['DOCUMENT.back', '2', 'ID_BACK'],
    ]);
    expect(slots('ADDRESS', { PROOF: { file: '3' } })).toEqual([['PROOF.file', '3', 'ADDRESS_PROOF']]);
    expect(slots('FUNDS', { PROOF: { file: '4' } })).toEqual([['PROOF.file', '4', 'FUNDS_PROOF']]);
    expect(slots('BUSINESS', { FILES: { articles: '5', shareholders: '6' } })).toEqual([
      ['FILES.articles', '5', 'COMPANY'],
      ['FILES.shareholders', '6', 'COMPANY'],
    ]);
  });

  it('are none where nothing is, and never the back of a card behind a passport', () => {
    expect(slots('IDENTITY', {})).toEqual([]);
    expect(slots('IDENTITY', { DOCUMENT: { documentKind: 'PASSPORT', front: '1', back: '2' } })).toEqual([
      ['DOCUMENT.front', '1', 'PASSPORT'],
    ]);
    expect(slots('IDENTITY', { DOCUMENT: { documentKind: 'ID_CARD', front: '', back: '2' } })).toEqual([['DOCUMENT.back', '2', 'ID_BACK']]);
  });

  it('are pictures where machines look at them, and may be papers elsewhere', () => {
    expect([sideType('PASSPORT', 'front'), sideType('ID_CARD', 'front'), sideType(undefined, 'back')]).toEqual([
      'PASSPORT',
      'ID_FRONT',
      'ID_BACK',
    ]);
    expect([requestType('SELFIE'), requestType('ADDRESS_PROOF')]).toEqual(['SELFIE', 'SUPPLEMENT']);
    expect([proofType('FUNDS'), proofType('ADDRESS')]).toEqual(['FUNDS_PROOF', 'ADDRESS_PROOF']);
  });
});
