import { PUSH_SERVICES, pushHostOf } from '@/exchange/app/notices/push/pushServices';
import { createHostShares } from '@/exchange/app/outbox/hostShares';

describe('places of hosts in a lane', () => {
  const rules = { service: { places: 4, ofOne: 3 }, proven: { places: 2, ofOne: 1 }, stranger: { places: 2, ofOne: 1 } };
  const open = (...proven: string[]) => createHostShares(rules, { services: PUSH_SERVICES, proven: async () => proven });
  const mozilla = 'updates.push.services.mozilla.com';

  it('are a service’s as before where nobody knows a name below it or beside it', async () => {
    const shares = open();
    for (const host of ['no-such.push.services.mozilla.com', 'no-such.googleapis.com']) {
      shares.take(host);
      shares.giveBack(host, 'silent');
    }
    for (const host of [mozilla, mozilla, 'fcm.googleapis.com']) shares.take(host);
    expect(await shares.bounds()).toEqual({ fullHosts: [], onlyHosts: null });
  });

  it('is one of a service that does not answer, until it does', async () => {
    const shares = open();
    shares.take(mozilla);
    shares.giveBack(mozilla, 'silent');
    shares.take(mozilla);
    expect(await shares.bounds()).toMatchObject({ fullHosts: [mozilla] });
    shares.giveBack(mozilla, 'took');
    shares.take(mozilla);
    expect(await shares.bounds()).toMatchObject({ fullHosts: [] });
  });

  it('are one share for all names below a service’s: however many are made up, other services have theirs', async () => {
    const shares = open();
    const madeUp = (n: number) => `made-up-${n}.push.apple.com`;
    for (let n = 0; n < 3; n += 1) shares.take(madeUp(n));
    expect(await shares.bounds()).toEqual({ fullHosts: ['%.push.apple.com'], onlyHosts: null });
    shares.giveBack(madeUp(0), 'took');
    shares.take(mozilla);
    expect(await shares.bounds()).toEqual({ fullHosts: [], onlyHosts: null });
  });

  it('are apart by kind: each that is full leaves the others theirs', async () => {
    const shares = open('second.example', 'first.example');
    for (const host of ['first.example', 'second.example']) shares.take(host);
    expect(await shares.bounds()).toEqual({
      fullHosts: ['first.example', 'second.example', 'first.example', 'second.example'],
      onlyHosts: null,
    });
    for (const host of ['a.example', null]) shares.take(host);
    expect(await shares.bounds()).toMatchObject({ onlyHosts: [...PUSH_SERVICES, 'first.example', 'second.example'] });
    for (let n = 0; n < 4; n += 1) shares.take(`w${n}.notify.windows.com`);
    expect((await shares.bounds()).fullHosts).toEqual(expect.arrayContaining([...PUSH_SERVICES]));
  });

  it('are a proven host’s when it has taken a message, not when it has refused one, and no longer when it is silent', async () => {
    const shares = open();
    const onlyHosts = async () => {
      for (const host of ['x.example', 'y.example']) shares.take(host);
      const { onlyHosts: only } = await shares.bounds();
      for (const host of ['x.example', 'y.example']) shares.giveBack(host, 'neither');
      return only?.slice(PUSH_SERVICES.length);
    };
    shares.take('one.example');
    shares.giveBack('one.example', 'neither');
    expect(await onlyHosts()).toEqual([]);
    shares.take('one.example');
    shares.giveBack('one.example', 'took');
    expect(await onlyHosts()).toEqual(['one.example']);
    shares.take('one.example');
    shares.giveBack('one.example', 'silent');
    expect(await onlyHosts()).toEqual([]);
  });

  it('are counted by whole names', () => {
    expect(pushHostOf('https://C.Evil.example./1')).toBe('c.evil.example');
    expect(pushHostOf('http://[::1]:4000/x')).toBe('[::1]');
  });
});
