import { checkPassword, isPasswordStrong } from '@/domain/account/passwordRules';

describe('password rules', () => {
  it('ticks each rule on its own', () => {
    expect(checkPassword('abc1').map(({ key, isMet }) => [key, isMet])).toEqual([
      ['length', false],
      ['lowerCase', true],
      ['number', true],
      ['upperCase', false],
    ]);
  });

  it('accepts letters of other alphabets', () => {
    expect(isPasswordStrong('Пароль123')).toBe(true);
  });

  it('counts characters, not code units', () => {
    expect(isPasswordStrong('Aa1😀😀😀')).toBe(false);
  });

  it('refuses more than 128 characters', () => {
    expect(isPasswordStrong(`Aa1${'x'.repeat(125)}`)).toBe(true);
    expect(isPasswordStrong(`Aa1${'x'.repeat(126)}`)).toBe(false);
  });
});
