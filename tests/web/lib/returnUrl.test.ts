import fc from 'fast-check';
import { ownPath } from '@/src/lib/returnUrl';

const ORIGIN = 'https://kontor.example';

describe('ownPath', () => {
  it.each([
    '/',
    '/markets',
    '/trade/spot/BTC_USDT',
    '/wallets/send/btc?chain=eth&x=1#top',
    '/ar-AE/markets',
    '/search?next=https://evil.example/',
    '/content/detail?title=100%25',
  ])('keeps %s', (path) => {
    expect(ownPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example/..//evil.example',
    '/%2F/evil.example',
    '/%2f%2fevil.example',
    '/%252f%252fevil.example',
    '/%5cevil.example',
    '/%255cevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/markets/..//evil.example',
    '/%2e%2f%2fevil.example',
    '/./\\evil.example',
    'javascript:alert(1)',
    ' //evil.example',
    'evil.example',
    'http:evil.example',
    '@evil.example',
    '',
  ])('refuses %j', (path) => {
    expect(ownPath(path, '/fallback')).toBe('/fallback');
  });

  it('refuses what is no single text, and texts without end', () => {
    expect(ownPath(undefined)).toBe('/');
    expect(ownPath(['/markets', '//evil.example'])).toBe('/');
    expect(ownPath(`/${'a'.repeat(2001)}`)).toBe('/');
  });

  it('never leaves the origin, whatever is thrown at it', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%252f',
      '%2e',
      '\t',
      '\n',
      '\r',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'https:',
      '%00',
      '%',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = ownPath(parts.join(''));
        const once = new URL(path, ORIGIN);
        expect(once.origin).toBe(ORIGIN);
        // A server that decodes the path before it redirects must not be led away either.
        let decoded = path;
        try {
          decoded = decodeURIComponent(path);
        } catch {
          // Not decodable: nobody decodes it.
        }
        expect(new URL(decoded, ORIGIN).origin).toBe(ORIGIN);
      }),
      { numRuns: 5000 },
    );
  });
});
