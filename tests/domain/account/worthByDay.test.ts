import { type BalanceOfDay, type RateOfDay, worthByDay } from '@/domain/account/worthByDay';

const balance = (day: number, asset: string, amount: string, wallet: BalanceOfDay['wallet'] = 'MAIN'): BalanceOfDay => ({
  day,
  wallet,
  asset,
  amount,
});
const rate = (day: number, asset: string, usd: string): RateOfDay => ({ day, asset, usd });

describe('worth by day', () => {
  it('adds wallets and assets by the prices of each day, a balance holding until it changes', () => {
    const balances = [balance(12, 'BTC', '0.5'), balance(10, 'BTC', '2'), balance(10, 'USDT', '100.5', 'TRADE')];
    const rates = [10, 11, 12].flatMap((day) => [rate(day, 'BTC', String(day * 1000)), rate(day, 'USDT', '1')]);
    expect(worthByDay(balances, rates, { fromDay: 10, toDay: 12 })).toEqual([
      { day: 10, usd: '20100.5' },
      { day: 11, usd: '22100.5' },
      { day: 12, usd: '6100.5' },
    ]);
  });

  it('counts what changed before the first day that is asked for', () => {
    expect(worthByDay([balance(3, 'USDT', '7'), balance(5, 'USDT', '9')], [rate(8, 'USDT', '1')], { fromDay: 8, toDay: 8 })).toEqual([
      { day: 8, usd: '9' },
    ]);
  });

  it('leaves out days without prices and those before the first balance: a gap is no zero', () => {
    const rates = [rate(1, 'USDT', '1'), rate(2, 'USDT', '1'), rate(4, 'USDT', '1')];
    expect(worthByDay([balance(2, 'USDT', '5')], rates, { fromDay: 1, toDay: 4 })).toEqual([
      { day: 2, usd: '5' },
      { day: 4, usd: '5' },
    ]);
  });

  it('counts an asset without a price as nothing, an empty wallet as zero, and rounds down to 8 decimals', () => {
    const balances = [balance(1, 'OLD', '5'), balance(1, 'BTC', '0.00000001'), balance(2, 'BTC', '0')];
    const rates = [rate(1, 'BTC', '1.99'), rate(2, 'BTC', '1.99')];
    expect(worthByDay(balances, rates, { fromDay: 1, toDay: 2 })).toEqual([
      { day: 1, usd: '0.00000001' },
      { day: 2, usd: '0' },
    ]);
  });
});
