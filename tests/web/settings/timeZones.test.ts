import { findZones, offsetText, zoneOptions } from '@/src/features/settings/model/timeZones';

describe('clocks of the world', () => {
  const summer = Date.UTC(2026, 6, 1);
  it('are told by their offset of the season', () => {
    expect(zoneOptions(summer).find(({ zone }) => zone === 'Europe/Berlin')).toMatchObject({ city: 'Berlin', offsetMinutes: 120 });
    expect([0, 60, 330, -210].map(offsetText)).toEqual(['UTC', 'UTC+1', 'UTC+5:30', 'UTC−3:30']);
  });
  it('are found by region and offset, too', () => {
    const options = zoneOptions(summer);
    expect(findZones(options, '+5:45').map(({ city }) => city)).toEqual([expect.stringMatching(/^Kat[h]?mandu$/)]);
    expect(findZones(options, 'antarct').length).toBeGreaterThan(5);
    expect(findZones(options, 'atlantis')).toEqual([]);
  });
});
