import { spokenRate } from '@/domain/convert/spokenRate';

describe('a rate as people say it', () => {
  it('says what one of the dearer coin costs in the other', () => {
    expect(spokenRate('USDT', 'ETH', '4000', '1')).toEqual({ one: 'ETH', price: '4000', unit: 'USDT' });
    expect(spokenRate('ETH', 'USDT', '2', '7')).toEqual({ one: 'ETH', price: '3.5', unit: 'USDT' });
    expect(spokenRate('USDT', 'USDC', '1', '1')).toEqual({ one: 'USDT', price: '1', unit: 'USDC' });
  });

  it('is turned around on wish, cut and never rounded up', () => {
    expect(spokenRate('USDT', 'ETH', '3', '1', true)).toEqual({ one: 'USDT', price: '0.333333333333333333', unit: 'ETH' });
  });

  it('is none of nothing', () => {
    expect(spokenRate('USDT', 'ETH', '0', '1')).toBeUndefined();
    expect(spokenRate('USDT', 'ETH', '1', '0')).toBeUndefined();
  });
});
