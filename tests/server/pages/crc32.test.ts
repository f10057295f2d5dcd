import fc from 'fast-check';
import { crc32, crcShift, joinCrc } from '@/server/pages/crc32';

describe('the checksum of gzip', () => {
  it('is the one the standard names', () => {
    expect(crc32(Buffer.from('123456789'))).toBe(0xcbf43926);
    expect(crc32(Buffer.alloc(0))).toBe(0);
  });

  it('of two parts is that of both together', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), fc.uint8Array({ maxLength: 500 }), (one, other) => {
        const joined = joinCrc(crc32(one), crc32(other), crcShift(other.length));
        expect(joined).toBe(crc32(Buffer.concat([one, other])));
      }),
    );
  });
});
