import { createReferences } from '@/src/shell/server/turnedAwayReferences';

describe('references of those who are turned away', () => {
  function references() {
    let count = 0;
    let nowMs = 0;
    const ask = createReferences(
      () => `423-${++count}`,
      () => nowMs,
    );
    const wait = (ms: number) => {
      nowMs += ms;
    };
    return { ask, wait };
  }

  it('stay for a minute, and are new afterwards', () => {
    const { ask, wait } = references();
    expect(ask('198.51.100.44')).toEqual({ reference: '423-1', isNew: true });
    wait(59_999);
    expect(ask('198.51.100.44')).toEqual({ reference: '423-1', isNew: false });
    wait(1);
    expect(ask('198.51.100.44')).toEqual({ reference: '423-2', isNew: true });
  });

  it('are one for a whole network of IPv6', () => {
    const { ask } = references();
    ask('2001:db8:1:2::1');
    expect(ask('2001:db8:1:2:ffff::7').isNew).toBe(false);
    expect(ask('2001:db8:1:3::1').isNew).toBe(true);
  });

  it('forget the visitor seen longest ago when there are too many', () => {
    const { ask } = references();
    for (let visitor = 0; visitor <= 10_000; visitor += 1) ask(`10.1.${visitor >> 8}.${visitor & 0xff}`);
    expect(ask('10.1.0.1').isNew).toBe(false);
    expect(ask('10.1.0.0').isNew).toBe(true);
  });
});
