import { lookAlike } from '@/domain/account/lookAlike';

describe('texts that a hurried reader takes for one another', () => {
  it.each([
    ['other letters and digits', ['kontor', 'K0NT0R', 'Коntоr', 'ｋontor']],
    ['marks, blanks and signs', ['kontor', 'k-o n.t_o r', 'kóntör']],
    ['two letters drawn like one', ['modern', 'modem']],
    ['two that are drawn like a third', ['vvallet', 'wallet']],
    ['small L, capital I and one', ['lil', 'I1I', 'ІӀі']],
  ])('are the same: %s', (_what, [first = '', ...others]) => {
    expect(others.map(lookAlike)).toEqual(others.map(() => lookAlike(first)));
  });

  it('are not others', () => {
    expect(new Set(['kontor', 'kantor', 'visby', 'riga', '', '港'].map(lookAlike)).size).toBe(6);
  });
});
