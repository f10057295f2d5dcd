import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { spliceGzip } from '@/server/pages/splicedGzip';

describe('gzip put together from parts', () => {
  it('unpacks to the parts with the text between each two', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 300 }), { minLength: 1, maxLength: 8 }),
        fc.string({ maxLength: 40 }),
        (texts, between) => {
          const gzip = spliceGzip(texts.map((text) => Buffer.from(text)));
          expect(gunzipSync(gzip(between)).toString()).toBe(Buffer.from(texts.join(between)).toString());
        },
      ),
    );
  });

  it('makes copies that do not touch each other', () => {
    const gzip = spliceGzip([Buffer.from('a'), Buffer.from('b')]);
    const [first, second] = [gzip('1'), gzip('22')];
    expect([gunzipSync(first).toString(), gunzipSync(second).toString()]).toEqual(['a1b', 'a22b']);
  });

  it('packs what repeats', () => {
    const long = Buffer.from('a page repeats itself '.repeat(1000));
    expect(spliceGzip([long, long])('nonce').length).toBeLessThan(long.length / 10);
  });
});
