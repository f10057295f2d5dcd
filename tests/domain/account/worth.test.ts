import { usdWorth, worthInCurrency } from '@/domain/account/worth';

const coinInfo = { USDT: { rate: { USD: '1', EUR: '0.925' } }, BTC: { rate: { USD: '96482.1' } }, NEW: { rate: {} } };
const held = [
  { asset: 'BTC', amount: '0.21482' },
  { asset: 'USDT', amount: '12480.22' },
  { asset: 'NEW', amount: '7' },
];

describe('what holdings are worth', () => {
  it('adds every coin at its price; a coin without one counts as nothing', () => {
    expect(usdWorth(held, (asset) => ({ USDT: '1', BTC: '96482.1' })[asset])).toBe('33206.504722');
    expect(usdWorth([], () => '1')).toBe('0');
  });
  it('is told in the asked currency, cut and never rounded up', () => {
    expect(worthInCurrency(held, 'USD', coinInfo)).toEqual({ baseCurrency: 'USD', total: '33206.504722' });
    expect(worthInCurrency([{ asset: 'USDT', amount: '0.99999999' }], 'EUR', coinInfo)).toEqual({
      baseCurrency: 'EUR',
      total: '0.92499999',
    });
  });
  it('is told in US dollars where there is no rate', () => {
    expect(worthInCurrency(held, 'JPY', coinInfo)).toEqual({ baseCurrency: 'USD', total: '33206.504722' });
  });
});
