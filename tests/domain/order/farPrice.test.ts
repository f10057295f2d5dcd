import fc from 'fast-check';
import { farFrom, isFar, likelyPrice, marketPrice, percentFrom } from '@/domain/order/farPrice';
import type { MarketNow, TicketForm } from '@/domain/order/ticketForm';

const now: MarketNow = {
  bids: [{ price: '96481.8', quantity: '1' }],
  asks: [{ price: '96482.3', quantity: '1' }],
  last: '96482',
  reference: '96480',
};
const buy: TicketForm = { side: 'BUY', type: 'LIMIT', price: '96450', size: '1', sizeUnit: 'BASE', timeInForce: 'GTC', isPostOnly: false };

describe('what a price is measured against', () => {
  it('is the best price it could trade at, then the last, then the reference', () => {
    expect(marketPrice(buy, now)).toBe('96482.3');
    expect(marketPrice({ ...buy, side: 'SELL' }, now)).toBe('96481.8');
    expect(marketPrice(buy, { ...now, asks: [] })).toBe('96482');
    expect(marketPrice(buy, { ...now, asks: [], last: undefined })).toBe('96480');
    expect(marketPrice(buy, { ...now, asks: [], last: undefined, reference: undefined })).toBeUndefined();
  });
});

describe('far', () => {
  it.each([
    ['95', false],
    ['105', false],
    ['94.9', true],
    ['105.1', true],
    ['100', false],
    ['0.1', true],
  ])('%s of 100: %p', (price, expected) => expect(isFar(price, '100')).toBe(expected));

  it('asks limit orders only, and only where there is a market', () => {
    const far = { ...buy, price: '9650' };
    expect(farFrom(far, now)).toBe('96482.3');
    expect(farFrom(buy, now)).toBeUndefined();
    expect(farFrom({ ...far, type: 'MARKET' }, now)).toBeUndefined();
    expect(farFrom({ ...far, price: undefined }, now)).toBeUndefined();
    expect(farFrom(far, { bids: [], asks: [], last: undefined, reference: undefined })).toBeUndefined();
  });

  it('asks where a thin book has only a price that is far itself', () => {
    const thin = { ...now, asks: [{ price: '150000', quantity: '0.001' }] };
    expect(farFrom({ ...buy, price: '149000' }, thin)).toBe('96480');
    expect(farFrom({ ...buy, price: '149000' }, { ...thin, reference: undefined })).toBe('96482');
    // Near the market, but not where it could trade.
    expect(farFrom(buy, thin)).toBe('150000');
  });

  it('asks where the last trade was a slip and nobody offers anything', () => {
    const lone = { ...now, asks: [], last: '150000' };
    expect(farFrom({ ...buy, price: '149000' }, lone)).toBe('96480');
  });

  it('is told in percent with its sign', () => {
    expect(percentFrom('9650', '96500')).toBe('-90');
    expect(percentFrom('96482.3', '96450')).toBe('0.03');
    expect(percentFrom('1', '0')).toBeUndefined();
  });
});

describe('the price that was meant', () => {
  it.each([
    ['thousands read as decimals', '96.5', '96500'],
    ['a digit too few', '9650', '96500'],
    ['zeros too many', '965000', '96500'],
    ['a digit too many', '196500', '96500'],
    ['two digits swapped', '69500', '96500'],
    ['the mark forgotten', '964823', '96482.3'],
    ['with the digits behind the mark kept', '9648.23', '96482.3'],
  ])('%s: %s -> %s', (_slip, typed, meant) => expect(Number(likelyPrice(typed, '96482.1', '0.1'))).toBe(Number(meant)));

  it('is nothing where no slip explains it, where the price is near, and beside the tick', () => {
    expect(likelyPrice('80000', '96482.1', '0.1')).toBeUndefined();
    expect(likelyPrice('95000', '96482.1', '0.1')).toBeUndefined();
    // A thin book: the best bid is anybody's.
    expect(likelyPrice('98.9', '90', '0.1', '98.5')).toBeUndefined();
    expect(likelyPrice('9.85', '90', '0.1', '98.5')).toBeUndefined();
    expect(likelyPrice('9.85', '98', '0.1', '98.5')).toBe('98.5');
    // 96.4825 x 1000 = 96482.5 is no multiple of 1.
    expect(likelyPrice('96.4825', '96482.1', '1')).toBeUndefined();
  });

  it('is near the market and on the tick, whatever was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 100, max: 2_000_000 }), (typed, at) => {
        const market = String(at);
        const meant = likelyPrice(String(typed), market, '0.5');
        if (meant === undefined) return;
        expect(isFar(String(typed), market)).toBe(true);
        expect(Math.abs(Number(meant) - at)).toBeLessThanOrEqual(at * 0.05);
        expect(Number.isInteger(Number(meant) * 2)).toBe(true);
      }),
    );
  });

  it('finds every price that lost its thousands mark', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 900_000 }), (meant) => {
        const typed = String(meant / 1_000);
        expect(Number(likelyPrice(typed, String(meant), '1'))).toBe(meant);
      }),
    );
  });
});
