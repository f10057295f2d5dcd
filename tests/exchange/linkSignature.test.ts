import { isSignedFor, type LinkPurpose, signatureFor } from '@/exchange/app/linkSignature';

const PURPOSES: readonly LinkPurpose[] = ['lock', 'unsubscribe', 'upload', 'export'];

describe('signatures of links', () => {
  it('are right for what was signed and for no other purpose, part or key', () => {
    for (const purpose of PURPOSES) {
      const signature = signatureFor('key', purpose, '10000001', 1_700_000_000_000);
      expect(signature).toMatch(/^[\w-]{43}$/);
      for (const other of PURPOSES) {
        expect(isSignedFor(signature, 'key', other, '10000001', 1_700_000_000_000)).toBe(other === purpose);
      }
      expect(isSignedFor(signature, 'other', purpose, '10000001', 1_700_000_000_000)).toBe(false);
      expect(isSignedFor(signature, 'key', purpose, '10000002', 1_700_000_000_000)).toBe(false);
      expect(isSignedFor(signature.slice(1), 'key', purpose, '10000001', 1_700_000_000_000)).toBe(false);
    }
  });

  it('hold where one part ends: nothing of it can be moved into the next', () => {
    const signature = signatureFor('key', 'upload', '1', 'a b', 2);
    expect(isSignedFor(signature, 'key', 'upload', '1 a', 'b', 2)).toBe(false);
    expect(isSignedFor(signature, 'key', 'upload', '1', 'a', 'b', 2)).toBe(false);
    expect(isSignedFor(signature, 'key', 'upload', '1', 'a b', 2)).toBe(true);
  });

  it('of mails that are kept for years stay what they are', () => {
    // HMAC-SHA-256 of "unsubscribe 10000001 TRADE" and of "lock 10000001 1700000000000" with the key "key".
    expect(signatureFor('key', 'unsubscribe', '10000001', 'TRADE')).toBe('IbhhqsMtP4S80DBegFpn7yF_JfaKP_p3vFArRw3QFTo');
    expect(signatureFor('key', 'lock', '10000001', 1_700_000_000_000)).toBe('p_xyZT3hNbFaH5ZhZ9uZl52Gv4_fxbYwbAciacO6s1g');
  });
});
