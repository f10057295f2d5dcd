import { createPasswordHasher, defaultHasher } from '@/exchange/app/accounts/passwords/passwordHasher';
import { onBehalfOf } from '@/exchange/app/caller';
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
    const hasher = createPasswordHasher({ cost, concurrency: 1, maxWaiting: 3, waitingEach: 3 });
    const finished: number[] = [];
    const hashes = Array.from({ length: 6 }, (_, index) => refusalOf(hasher.hash('Harbour27').then(() => finished.push(index))));
    expect(await Promise.all(hashes)).toEqual([...Array(4).fill('answered'), 'unavailable', 'unavailable']);
    expect(finished).toEqual([0, 1, 2, 3]);
    expect(await refusalOf(hasher.hash('Harbour27'))).toBe('answered');
  });

  it('lets callers take turns: whoever asks for many waits behind themselves, and is refused what is over their share', async () => {
    const cost = { memoryCost: 4_096, timeCost: 2, parallelism: 1 };
    const hasher = createPasswordHasher({ cost, concurrency: 1, maxWaiting: 6, waitingEach: 4 });
    const finished: string[] = [];
    const ask = (network: string) =>
      onBehalfOf(network, () => refusalOf(hasher.verify(null, 'Harbour27').then(() => finished.push(network))));
    const many = Array.from({ length: 8 }, () => ask('many'));
    const one = [ask('one'), ask('one')];
    expect(await Promise.all(many)).toEqual([...Array(5).fill('answered'), ...Array(3).fill('unavailable')]);
    expect(await Promise.all(one)).toEqual(['answered', 'answered']);
    expect(finished.slice(0, 5)).toEqual(['many', 'many', 'one', 'many', 'one']);
  });

  it('finds which of an owner’s secrets was typed by one hash, and by one of each where they were made one by one', async () => {
    const hasher = createPasswordHasher(cheapHasher);
    const secrets = ['first', 'Caf\u00e9', 'third'];
    const together = await hasher.hashTogether(secrets);
    const salt = (hash: string) => hash.split('$')[4];
    expect(new Set(together.map(salt)).size).toBe(1);
    expect(salt((await hasher.hashTogether(secrets))[0] ?? '')).not.toBe(salt(together[0] ?? ''));
    const apart = await Promise.all(secrets.map(hasher.hash));
    for (const hashes of [together, apart, [...apart, ...together].toReversed()]) {
      expect(hashes[(await hasher.whichIs(hashes, 'Cafe\u0301')) ?? -1]).toMatch(/^\$argon2id/);
      expect(await hasher.verify(hashes[(await hasher.whichIs(hashes, 'third')) ?? -1], 'third')).toBe(true);
      expect(await hasher.whichIs(hashes, 'fourth')).toBeUndefined();
    }
    expect(await hasher.whichIs([], 'first')).toBeUndefined();
    const counted = createPasswordHasher({ ...cheapHasher, concurrency: 1, maxWaiting: 0, waitingEach: 0 });
    expect(await counted.whichIs(together, 'third')).toBe(2);
    expect(await refusalOf(counted.whichIs(apart, 'third'))).toBe('unavailable');
  });

  it('leaves the thread pool room for files', async () => {
    expect(defaultHasher.concurrency).toBeLessThan(4);
  });
});
