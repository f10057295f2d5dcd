import { takesGzip } from '@/server/takesGzip';

describe('who takes gzip', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8'])('"%s"', (header) => expect(takesGzip(header)).toBe(true));
  it.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.0'])('not "%s"', (header) => expect(takesGzip(header)).toBe(false));
});
