import { isTimeZone } from '@/domain/account/preferences';

describe('a time zone', () => {
  it('is a place of the database', () => {
    const names = ['Europe/Berlin', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+3'];
    expect(names.filter((name) => !isTimeZone(name))).toEqual([]);
  });
  it('is no offset and no invention', () => {
    const names = ['+01:00', 'Europe/Atlantis', '', 'europe', '../etc/passwd', 'Europe/Berlin '];
    expect(names.map(isTimeZone)).toEqual(names.map(() => false));
  });
});
