import { readAmount } from '@/exchange/app/money/ledger/readAmount';

describe('an amount as a user asks for it', () => {
  it.each([
    ['PEPE', 2, '1.5', 150n],
    ['XRP', 6, '0.000001', 1n],
    ['WHOLE', 0, '3', 3n],
    ['BTC', 8, '90000000000', 9_000_000_000_000_000_000n],
  ])('is in ledger units: %s of scale %i, %s', (asset, scale, text, units) => {
    expect(readAmount(asset, scale, text)).toBe(units);
  });

  it.each([
    ['PEPE', 2, '0.001', 'wallet.amount_step||0.01||PEPE'],
    ['XRP', 6, '0', 'wallet.amount_step||0.000001||XRP'],
    ['WHOLE', 0, '0.5', 'wallet.amount_step||1||WHOLE'],
    // More than anybody can have is another amount of every scale.
    ['BTC', 8, '90000000000.00000001', 'wallet.amount_too_large||90000000000||BTC'],
    ['XRP', 6, '9000000000000.000001', 'wallet.amount_too_large||9000000000000||XRP'],
    ['PEPE', 2, '90000000000000000.01', 'wallet.amount_too_large||90000000000000000||PEPE'],
  ])('is refused with what there is: %s of scale %i, %s', (asset, scale, text, told) => {
    expect(() => readAmount(asset, scale, text)).toThrow(told);
  });

  it('is a multiple of what a network carries', () => {
    expect(readAmount('USDT', 8, '1.000001', 100n)).toBe(100_000_100n);
    expect(() => readAmount('USDT', 8, '1.0000001', 100n)).toThrow('||0.000001||USDT');
  });
});
