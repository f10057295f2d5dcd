import { type BalanceOfPeriod, type RateOfPeriod, worthByPeriod } from '@/domain/account/worthByPeriod';

const balance = (period: number, asset: string, amount: string, wallet: BalanceOfPeriod['wallet'] = 'MAIN'): BalanceOfPeriod => ({
  period,
  wallet,
  asset,
  amount,
});
const rate = (period: number, asset: string, usd: string): RateOfPeriod => ({ period, asset, usd });

describe('worth by period', () => {
  it('adds wallets and assets by the prices of each, a balance holding until it changes', () => {
    const balances = [balance(12, 'BTC', '0.5'), balance(10, 'BTC', '2'), balance(10, 'USDT', '100.5', 'TRADE')];
    const rates = [10, 11, 12].flatMap((day) => [rate(day, 'BTC', String(day * 1000)), rate(day, 'USDT', '1')]);
    expect(worthByPeriod(balances, rates, { from: 10, to: 12 })).toEqual([
      { period: 10, usd: '20100.5' },
      { period: 11, usd: '22100.5' },
      { period: 12, usd: '6100.5' },
    ]);
  });

  it('counts what changed before the first one that is asked for', () => {
    expect(worthByPeriod([balance(3, 'USDT', '7'), balance(5, 'USDT', '9')], [rate(8, 'USDT', '1')], { from: 8, to: 8 })).toEqual([
      { period: 8, usd: '9' },
    ]);
  });

  it('leaves out periods without prices and those before the first balance: a gap is no zero', () => {
    const rates = [rate(1, 'USDT', '1'), rate(2, 'USDT', '1'), rate(4, 'USDT', '1')];
    expect(worthByPeriod([balance(2, 'USDT', '5')], rates, { from: 1, to: 4 })).toEqual([
      { period: 2, usd: '5' },
      { period: 4, usd: '5' },
    ]);
  });

  it('counts an asset without a price as nothing, an empty wallet as zero, and rounds down to 8 decimals', () => {
    const balances = [balance(1, 'OLD', '5'), balance(1, 'BTC', '0.00000001'), balance(2, 'BTC', '0')];
    const rates = [rate(1, 'BTC', '1.99'), rate(2, 'BTC', '1.99')];
    expect(worthByPeriod(balances, rates, { from: 1, to: 2 })).toEqual([
      { period: 1, usd: '0.00000001' },
      { period: 2, usd: '0' },
    ]);
  });
});
