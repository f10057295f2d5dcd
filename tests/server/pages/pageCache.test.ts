import { TooBusy } from '@/domain/network/turnstile';
import { createPageCache } from '@/server/pages/pageCache';

describe('pages of the last moment', () => {
  let nowMs: number;
  let rendered: number;
  const page = (bytes = 1) => ({ bytes });
  const render = (bytes?: number) => async () => {
    rendered += 1;
    return page(bytes);
  };
  const cache = (limits = {}) =>
    createPageCache<{ bytes: number }>({ now: () => nowMs, keepMs: 500, staleMs: 30_000, maxPages: 10, maxBytes: 100, ...limits });
  beforeEach(() => {
    nowMs = 0;
    rendered = 0;
  });

  it('are rendered once for all who ask meanwhile, and for a moment after', async () => {
    const { pageOf } = cache();
    const [one, other] = await Promise.all([pageOf('a', render()), pageOf('a', render())]);
    expect(one).toBe(other);
    nowMs = 499;
    await pageOf('a', render());
    expect(rendered).toBe(1);
    nowMs = 500;
    await pageOf('a', render());
    expect(rendered).toBe(2);
  });

  it('count their moment from when they were made, not asked for', async () => {
    const { pageOf } = cache();
    const slow = pageOf('a', async () => {
      nowMs = 2000;
      return render()();
    });
    await slow;
    nowMs = 2499;
    expect(await pageOf('a', render())).toBe(await slow);
  });

  it('are kept apart by key', async () => {
    const { pageOf } = cache();
    expect(await pageOf('a', render())).not.toBe(await pageOf('b', render()));
  });

  it('are bounded in number: the oldest goes', async () => {
    const { pageOf } = cache({ maxPages: 2 });
    for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await pageOf(key, render());
    expect(rendered).toBe(4);
  });

  it('are bounded in bytes: the oldest goes', async () => {
    const { pageOf } = cache();
    for (const key of ['a', 'b', 'c']) await pageOf(key, render(40));
    await pageOf('c', render(40));
    await pageOf('b', render(40));
    expect(rendered).toBe(3);
    await pageOf('a', render(40));
    expect(rendered).toBe(4);
  });

  it('that must not be kept are remembered as such for as long', async () => {
    const { pageOf } = cache();
    const none = jest.fn(async () => undefined);
    expect([await pageOf('a', none), await pageOf('a', none)]).toEqual([undefined, undefined]);
    expect(none).toHaveBeenCalledTimes(1);
    nowMs = 500;
    expect(await pageOf('a', render())).toBeDefined();
  });

  const refuse = () => Promise.reject(new TooBusy());

  it('are given out a while longer when they cannot be rendered anew for the crowd', async () => {
    const { pageOf } = cache();
    const page = await pageOf('a', render());
    nowMs = 29_999;
    expect(await pageOf('a', refuse)).toBe(page);
    nowMs = 30_499;
    await expect(pageOf('a', refuse)).rejects.toThrow(TooBusy);
    expect(await pageOf('a', render())).not.toBe(page);
  });

  it('are given out at once while a new one waits for its turn, and then replaced by it', async () => {
    const { pageOf } = cache();
    const old = await pageOf('a', render());
    nowMs = 500;
    let finish = () => {};
    const turn = new Promise<void>((resolve) => (finish = resolve));
    const anew = jest.fn(() => turn.then(render()));
    expect([await pageOf('a', anew, true), await pageOf('a', anew, true)]).toEqual([old, old]);
    expect(anew).toHaveBeenCalledTimes(1);
    const waiting = pageOf('a', anew);
    finish();
    const fresh = await waiting;
    expect(fresh).not.toBe(old);
    expect(await pageOf('a', refuse, true)).toBe(fresh);
  });

  it('are not given out in place of a page that is broken', async () => {
    const { pageOf } = cache();
    await pageOf('a', render());
    nowMs = 500;
    await expect(pageOf('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('that failed are tried again by the next who asks', async () => {
    const { pageOf } = cache();
    await expect(pageOf('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await pageOf('a', render())).toBeDefined();
  });
});
