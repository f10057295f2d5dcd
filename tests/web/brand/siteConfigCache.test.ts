import { emptySiteConfig } from '@/src/brand/emptySiteConfig';
import { createSiteConfigCache } from '@/src/brand/siteConfigCache';

const named = (name: string) => ({ ...emptySiteConfig, brand: name });

function harness(maxHosts = 3) {
  let now = 0;
  const fetchConfig = jest.fn(async (host: string): Promise<ReturnType<typeof named> | undefined> => named(host));
  const siteConfigOf = createSiteConfigCache({ fetchConfig, now: () => now, maxHosts });
  return { fetchConfig, siteConfigOf, wait: (ms: number) => (now += ms) };
}

describe('site config cache', () => {
  it('asks once per host within 4 s: with the moment a page stands below the 5 s in which an edit shows', async () => {
    const { fetchConfig, siteConfigOf, wait } = harness();
    expect((await siteConfigOf('a'))?.brand).toBe('a');
    wait(3999);
    await siteConfigOf('a');
    expect(fetchConfig).toHaveBeenCalledTimes(1);
    wait(1);
    await siteConfigOf('a');
    expect(fetchConfig).toHaveBeenCalledTimes(2);
  });

  it('asks once for many visitors at a time', async () => {
    const { fetchConfig, siteConfigOf } = harness();
    const answers = await Promise.all([siteConfigOf('a'), siteConfigOf('a'), siteConfigOf('a')]);
    expect(answers.map((config) => config?.brand)).toEqual(['a', 'a', 'a']);
    expect(fetchConfig).toHaveBeenCalledTimes(1);
  });

  it('keeps the last good answer while the exchange is away, and takes the next', async () => {
    const { fetchConfig, siteConfigOf, wait } = harness();
    await siteConfigOf('a');
    wait(5000);
    fetchConfig.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    expect((await siteConfigOf('a'))?.brand).toBe('a');
    wait(5000);
    fetchConfig.mockResolvedValueOnce(undefined);
    expect((await siteConfigOf('a'))?.brand).toBe('a');
    wait(5000);
    fetchConfig.mockResolvedValueOnce(named('edited'));
    expect((await siteConfigOf('a'))?.brand).toBe('edited');
  });

  it('answers nothing, without rejecting, when there never was one', async () => {
    const { fetchConfig, siteConfigOf } = harness();
    fetchConfig.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    await expect(siteConfigOf('a')).resolves.toBeUndefined();
  });

  it('forgets the host that was asked for longest ago', async () => {
    const { fetchConfig, siteConfigOf } = harness(2);
    await siteConfigOf('a');
    await siteConfigOf('b');
    await siteConfigOf('a');
    await siteConfigOf('c');
    await siteConfigOf('a');
    expect(fetchConfig).toHaveBeenCalledTimes(3);
    await siteConfigOf('b');
    expect(fetchConfig).toHaveBeenCalledTimes(4);
  });

  it('asks anew at once in another era, and believes no answer from before it', async () => {
    const { fetchConfig, siteConfigOf } = harness();
    let answer: (config: ReturnType<typeof named>) => void = () => {};
    await siteConfigOf('a', 'one');
    fetchConfig.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const old = siteConfigOf('a', 'two');
    fetchConfig.mockResolvedValueOnce(named('edited'));
    expect((await siteConfigOf('a', 'three'))?.brand).toBe('edited');
    answer(named('stale'));
    await old;
    expect((await siteConfigOf('a', 'three'))?.brand).toBe('edited');
    fetchConfig.mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
    expect((await siteConfigOf('a', 'four'))?.brand).toBe('edited');
    expect(fetchConfig).toHaveBeenCalledTimes(4);
  });
});
