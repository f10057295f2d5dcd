import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import { isLoopback, networkOf } from '@/domain/network/visitorNetwork';

describe('the network a visitor is counted by', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (address, network) => expect(networkOf(address)).toBe(network));

  it('is the same for all addresses of a /64, and another for another', () => {
    expect(networkOf('2001:db8:1:2::1')).toBe(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff'));
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'));
  });

  it.each(['', 'unknown', '1.2.3', '256.1.1.1', '1:2', '1::2::3', '12345::', '1:2:3:4:5:6:7:8:9', '::1.2.3.400'])(
    '"%s" is no address and stands for itself',
    (text) => expect(networkOf(text)).toBe(text),
  );

  it('agrees with another reader of addresses, however they are written', () => {
    // The other reader takes the form ::a.b.c.d, which RFC 4291 has given up, for a mapped address.
    const address = fc.oneof(
      fc.ipV6().filter((text) => !/^::\d+\.\d/.test(text)),
      fc.ipV4(),
    );
    fc.assert(
      fc.property(address, (text) => {
        const known = ipaddr.process(text);
        const expected = known.kind() === 'ipv4' ? known.toString() : known.toNormalizedString().split(':').slice(0, 4).join(':');
        expect(networkOf(text)).toBe(expected);
      }),
    );
  });
});

describe('an address of this machine', () => {
  it.each(['127.0.0.1', '127.255.3.4', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::1%lo'])('is %s', (address) =>
    expect(isLoopback(address)).toBe(true),
  );

  it.each([
    '',
    'localhost',
    '127.example',
    '127.0.0.1.example',
    '127.0.0.256',
    '127.0.0',
    '128.0.0.1',
    '::2',
    '1::1',
    '::ffff:128.0.0.1',
    '::127.0.0.1',
  ])('is not "%s"', (address) => expect(isLoopback(address)).toBe(false));
});
