import fc from 'fast-check';
import { buyAmounts, coinsForTotal, sellAmounts, totalForCoins } from '@/domain/express/amounts';
import { expressLimits, overLimit, withUsed } from '@/domain/express/limits';
import { expressNumber } from '@/domain/express/orderNumber';
import { expressPrice } from '@/domain/express/price';

const FEES = { providerPercent: '1.5', ownPercent: '0.3' };
const BTC = { price: '89760.4', fees: FEES, scale: 8 };

/** The rule in whole numbers, as it is written in the decision: cents and satoshis, fees up, coins down. */
function rule(totalCents: bigint, priceCents: bigint) {
  const up = (amount: bigint, percentTenths: bigint) => (amount * percentTenths + 999n) / 1000n;
  const [provider, own] = [up(totalCents, 15n), up(totalCents, 3n)];
  const forCoins = totalCents - provider - own;
  return { provider, own, forCoins, coins: (forCoins * 100_000_000n) / priceCents, feeCoins: (own * 100_000_000n) / priceCents };
}
const cents = (text: string) => BigInt(Math.round(Number(text) * 100));
const units = (text: string) => BigInt(Math.round(Number(text) * 1e8));

it('has the fees of a purchase inside what is paid', () => {
  expect(buyAmounts('500', BTC)).toEqual({
    total: '500',
    forCoins: '491',
    providerFee: '7.5',
    ownFee: '1.5',
    coins: '0.00547011',
    feeCoins: '0.00001671',
  });
  // A part of a cent is nobody's gift.
  expect(buyAmounts('30.01', BTC)).toMatchObject({ providerFee: '0.46', ownFee: '0.1', forCoins: '29.45' });
  expect(buyAmounts('0.02', BTC)).toMatchObject({ forCoins: '0', coins: '0' });
});

it('rounds as the rule says, and loses not a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 10_000_000 }), fc.integer({ min: 1_000, max: 20_000_000 }), (total, price) => {
      const text = (value: number) => (value / 100).toFixed(2).replace(/\.?0+$/, '');
      const made = buyAmounts(text(total), { ...BTC, price: text(price) });
      const expected = rule(BigInt(total), BigInt(price));
      const got = [made.providerFee, made.ownFee, made.forCoins].map(cents);
      return (
        got[0] === expected.provider &&
        got[1] === expected.own &&
        got[2] === expected.forCoins &&
        units(made.coins) === expected.coins &&
        units(made.feeCoins) === expected.feeCoins
      );
    }),
  );
});

it('pays a sale out after its fees, and never more than the coins are worth', () => {
  expect(sellAmounts('0.01', BTC)).toMatchObject({ forCoins: '897.6', providerFee: '13.47', ownFee: '2.7', total: '881.43' });
  expect(sellAmounts('0.00000001', BTC)).toMatchObject({ forCoins: '0', total: '0' });
});

it('finds the payment that brings what was typed as coins, and the coins that bring a payout', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10_000, max: 500_000_000 }), (satoshis) => {
      const coins = (satoshis / 1e8).toFixed(8).replace(/\.?0+$/, '');
      const total = totalForCoins(coins, BTC);
      const bought = Number(buyAmounts(total, BTC).coins);
      const payout = sellAmounts(coins, BTC).total;
      return (
        bought >= Number(coins) &&
        bought - Number(coins) < 1e-6 &&
        (payout === '0' || Number(sellAmounts(coinsForTotal(payout, BTC), BTC).total) >= Number(payout))
      );
    }),
  );
});

it('sells above the market and buys below it', () => {
  expect(expressPrice('BUY', '90000', '1.1', '0.5')).toBe('82227.28');
  expect(expressPrice('SELL', '90000', '1.1', '0.5')).toBe('81409.09');
  expect(expressPrice('BUY', '0.00002', '1', '0.5')).toBe('0.0000201');
});

it('lets what a level lets, over the day and by card over the month', () => {
  const used = withUsed({ dayUsd: '0', cardMonthEur: '14900' }, { usd: '19950', eur: '0', isCard: false });
  const limits = expressLimits(2, used);
  expect(limits).toEqual({ perDayUsd: '20000', leftTodayUsd: '50', cardPerMonthEur: '15000', cardLeftEur: '100' });
  expect(overLimit(limits, { usd: '50', eur: '45', isCard: true })).toBeUndefined();
  expect(overLimit(limits, { usd: '50.01', eur: '45', isCard: false })).toBe('DAY');
  expect(overLimit(limits, { usd: '50', eur: '100.01', isCard: true })).toBe('CARD_MONTH');
  expect(overLimit(expressLimits(1, { dayUsd: '0', cardMonthEur: '0' }), { usd: '1', eur: '1', isCard: true })).toBe('NO_CARDS');
});

it('names an order by its day', () => {
  expect(expressNumber('BUY', Date.UTC(2026, 10, 18, 23, 59), '30952')).toBe('B-1118-30952');
  expect(expressNumber('SELL', Date.UTC(2026, 0, 2), '7')).toBe('S-0102-00007');
});
