import { PUSH_SERVICES, pushHostOf } from '@/exchange/app/notices/push/pushServices';
import { createHostShares } from '@/exchange/app/outbox/hostShares';

describe('places of hosts in a lane', () => {
  const rules = {
    service: { places: 4, ofOne: 3 },
    lookAlike: { places: 3, ofOne: 1 },
    proven: { places: 2, ofOne: 1 },
    stranger: { places: 2, ofOne: 1 },
  };
  const open = (...proven: string[]) => createHostShares(rules, { services: PUSH_SERVICES, proven: async () => proven });
  const mozilla = 'updates.push.services.mozilla.com';

  it('are a service’s as before where nobody knows a name below it or beside it', async () => {
    const shares = open();
    for (const host of ['no-such.push.services.mozilla.com', 'no-such.googleapis.com']) {
      shares.take(host);
      shares.giveBack(host, 'silent');
    }
    for (const host of [mozilla, mozilla, 'fcm.googleapis.com']) shares.take(host);
    expect(await shares.bounds()).toMatchObject({ fullHosts: [], onlyHosts: null });
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

  it('is no less of a service for a name below it that was made up and did not answer, once that takes messages', async () => {
    const shares = open();
    const late = 'late.push.apple.com';
    shares.take(late);
    shares.giveBack(late, 'silent');
    shares.take(late);
    // It is a look-alike's place that it has, not a silent service's.
    expect(await shares.bounds()).toMatchObject({ fullHosts: [], closedToUnknown: ['%.push.apple.com'] });
  });

  it('is one for all names that are made up below a service’s: none of them holds what the service itself has', async () => {
    const shares = open('known.push.apple.com');
    shares.take('made-up.push.apple.com');
    const bounds = await shares.bounds();
    expect(bounds).toMatchObject({ fullHosts: [], onlyHosts: null, closedToUnknown: ['%.push.apple.com'] });
    expect(bounds.knownHosts).toEqual(expect.arrayContaining(['web.push.apple.com', 'known.push.apple.com']));
    // Each pattern has one, whatever is made up below the others.
    shares.take('made-up.notify.windows.com');
    shares.take('made-up.push.services.mozilla.com');
    expect((await shares.bounds()).closedToUnknown).toEqual(PUSH_SERVICES.filter((service) => service.startsWith('%')));
    shares.giveBack('made-up.push.apple.com', 'silent');
    expect((await shares.bounds()).closedToUnknown).not.toContain('%.push.apple.com');
  });

  it('are a service’s for a name below it from the first message it took, and together', async () => {
    const shares = open('second.notify.windows.com');
    shares.take('first.notify.windows.com');
    shares.giveBack('first.notify.windows.com', 'took');
    for (const host of ['first', 'first', 'second']) shares.take(`${host}.notify.windows.com`);
    expect(await shares.bounds()).toMatchObject({
      fullHosts: ['first.notify.windows.com', 'second.notify.windows.com'],
      closedToUnknown: [],
    });
    shares.giveBack('first.notify.windows.com', 'silent');
    expect((await shares.bounds()).fullHosts).toEqual(['first.notify.windows.com']);
  });

  it('are apart by kind: each that is full leaves the others theirs', async () => {
    const shares = open('second.example', 'first.example');
    for (const host of ['first.example', 'second.example']) shares.take(host);
    expect(await shares.bounds()).toMatchObject({ fullHosts: ['first.example', 'second.example'], onlyHosts: null });
    for (const host of ['a.example', null]) shares.take(host);
    expect(await shares.bounds()).toMatchObject({ onlyHosts: [...PUSH_SERVICES, 'first.example', 'second.example'] });
    for (let n = 0; n < 4; n += 1) shares.take(n < 2 ? mozilla : 'fcm.googleapis.com');
    expect((await shares.bounds()).fullHosts).toEqual(expect.arrayContaining([mozilla, 'fcm.googleapis.com', 'web.push.apple.com']));
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
