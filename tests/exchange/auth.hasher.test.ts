import { createPasswordHasher, defaultHasher } from '@/exchange/app/accounts/passwords/passwordHasher';
import { cheapHasher, refusalOf } from '../support/accountsRig';

describe('the password hasher', () => {
  it('hashes with argon2id at the cost OWASP names', async () => {
    const hash = await createPasswordHasher().hash('Harbour27');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(createPasswordHasher().isOutdated(hash)).toBe(false);
    expect(createPasswordHasher(cheapHasher).isOutdated(hash)).toBe(true);
  });

  it('knows the password again, composed or decomposed, and no other', async () => {
    const hasher = createPasswordHasher(cheapHasher);
    const hash = await hasher.hash('Caf\u00e92026x');
    expect(await hasher.verify(hash, 'Cafe\u03012026x')).toBe(true);
    expect(await hasher.verify(hash, 'Cafe2026x')).toBe(false);
    expect(await hasher.verify(null, 'Cafe2026x')).toBe(false);
    expect(await hasher.verify(undefined, '')).toBe(false);
  });

  it('computes a few at a time, in order, and refuses what would pile up', async () => {
    const cost = { memoryCost: 4_096, timeCost: 2, parallelism: 1 };
    const hasher = createPasswordHasher({ cost, concurrency: 1, maxWaiting: 3 });
    const finished: number[] = [];
    const hashes = Array.from({ length: 6 }, (_, index) => refusalOf(hasher.hash('Harbour27').then(() => finished.push(index))));
    expect(await Promise.all(hashes)).toEqual([...Array(4).fill('answered'), 'unavailable', 'unavailable']);
    expect(finished).toEqual([0, 1, 2, 3]);
    expect(await refusalOf(hasher.hash('Harbour27'))).toBe('answered');
  });

  it('leaves the thread pool room for files', async () => {
    expect(defaultHasher.concurrency).toBeLessThan(4);
  });
});
