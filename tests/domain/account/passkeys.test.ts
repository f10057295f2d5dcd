import { passkeyProvider } from '@/domain/account/passkeyProviders';
import { PASSKEY_NAME_MAX, readPasskeyName } from '@/domain/account/passkeys';

describe('the name of a passkey', () => {
  it('is a line of any language, kept composed and with single spaces', () => {
    expect(['  Work \t phone ', 'Jose\u0301', '港口 27', '<b>'].map(readPasskeyName)).toEqual(['Work phone', 'José', '港口 27', '<b>']);
  });

  it('holds nothing invisible, is not empty, and is no essay', () => {
    expect(['', '   ', 'a\u202Eb', '\u200Bab', 'ab\u200B', 'a\u0000'].map(readPasskeyName)).toEqual(Array(6).fill(undefined));
    const longest = '𝒜'.repeat(PASSKEY_NAME_MAX);
    expect([readPasskeyName(longest), readPasskeyName(`${longest}x`)]).toEqual([longest, undefined]);
  });
});

describe('who keeps a passkey', () => {
  it('is told by its name, and not where nobody known says so', () => {
    expect(passkeyProvider('ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4')).toBe('Google Password Manager');
    expect(passkeyProvider('d548826e-79b4-db40-a3d8-11116f7e8349')).toBe('Bitwarden');
    expect(passkeyProvider('00000000-0000-0000-0000-000000000000')).toBeNull();
  });
});
