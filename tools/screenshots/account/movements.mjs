import { patched } from '../../../e2e/support/patched.ts';
import { BRAND } from './people.mjs';

const HOUR_MS = 3_600_000;

const row = (id, hoursAgo, type, coinSymbol, amount, more = {}) => ({
  transactionId: `sample-${id}`,
  type,
  status: 'COMPLETED',
  wallet: 'MAIN',
  coinSymbol,
  amount,
  fee: '0',
  feeSymbol: coinSymbol,
  at: Date.now() - hoursAgo * HOUR_MS,
  detail: {},
  ...more,
});

const ADDRESS = 'bc1q8kx3v0t9s4m6p2l7n5r8d3f6h9j2k4axt7g2m';

/** A row of every type, over days that no picture can wait for. */
const rows = () => [
  row(1, 0.2, 'DEPOSIT', 'BTC', '0.042', {
    detail: {
      network: 'Bitcoin',
      address: ADDRESS,
      txId: '9f3c41d6b7a8e07a',
      txUrl: 'https://chain.example/9f3c41d6b7a8e07a',
      confirmations: 2,
      confirmationsNeeded: 2,
    },
  }),
  row(2, 0.6, 'SEND', 'USDT', '-850', {
    status: 'PENDING',
    fee: '1',
    detail: { network: 'TRON', address: 'TQ9vXw2LrKp8sN5yHc3BdF7eGj4Zm4Kd', confirmations: 3, confirmationsNeeded: 20 },
  }),
  row(3, 3, 'CONVERT', 'BTC', '0.01038', { counterSymbol: 'USDT', counterAmount: '1000', detail: { kind: 'QUOTE' } }),
  row(4, 5, 'INTERNAL_IN', 'USDT', '80', { detail: { name: 'Luc*** F***', uid: '39204418', note: 'Dinner on Friday' } }),
  row(5, 26, 'REWARD', 'USDT', '0.68', { detail: { planType: 'FIXED', termDays: 90 } }),
  row(6, 27, 'EARN_SUBSCRIBE', 'USDT', '-2000', { detail: { planType: 'FIXED', termDays: 90 } }),
  row(7, 28, 'REBATE', 'USDT', '4.06', { wallet: 'TRADE', detail: { day: Date.now() - 52 * HOUR_MS } }),
  row(8, 76, 'BUY', 'USDC', '539.11', { counterSymbol: 'EUR', counterAmount: '500', detail: { method: 'Card ·· 4471' } }),
  row(9, 78, 'SEND', 'ETH', '-0.25', { status: 'REJECTED', detail: { network: 'Ethereum', address: '0x4b2Cc9f3a1E8d7B6091591c3' } }),
  row(10, 80, 'SELL', 'USDT', '-120', { status: 'CANCELED', counterSymbol: 'EUR', counterAmount: '110.2', detail: {} }),
  row(11, 81, 'CLAIM', 'ETH', '1', { wallet: 'TRADE' }),
  row(12, 82, 'ADJUSTMENT', 'EUR', '-12.5', { wallet: 'TRADE' }),
];

export const someTransactions = patched(BRAND, /\/api\/wallet\/transactions/, () => ({
  records: rows(),
  searchAfter: 'more',
  last: false,
}));
