import { randomUUID } from 'node:crypto';
import type { Account } from './accounts';
import { call } from './exchangeApi';
import { messageCount, nextCode } from './mailbox';

// What somebody has done with their money, done by calls: screens of it then show rows, and not that there is nothing.

const BRAND = 'kontor';
/** Nobody's here, with the capitals that check it. */
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const OTHER_ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

/** Where what was done is looked at. */
export interface MoneyMade {
  conversionId: string;
  withdrawalId: string;
  fixedPlanId: string;
  flexiblePlanId: string;
  /** Express orders: one that waits for its payment, one that was left. */
  waitingOrderId: string;
  cancelledOrderId: string;
}

export const toMain = (token: string, asset: string, amount: string) =>
  call(BRAND, 'createTransfer', { asset, amount, from: 'TRADE', to: 'MAIN', clientTransferId: randomUUID() }, token);

async function convert(token: string): Promise<string> {
  const asked = { from: 'USDT', to: 'BTC', amount: '250', fixed: 'GIVE', wallet: 'MAIN' } as const;
  const { quote } = await call(BRAND, 'convertQuote', asked, token);
  const { conversionId } = await call(BRAND, 'convertOrder', { quote, clientOrderId: randomUUID() }, token);
  const from = { from: 'USDT', to: 'BTC', wallet: 'TRADE' } as const;
  // A coin for less than it costs: it waits.
  await call(BRAND, 'convertLimitCreate', { ...from, give: '100', get: '1', days: 30, clientOrderId: randomUUID() }, token);
  const rhythm = { amount: '50', every: 'WEEK', day: 1, minute: 540, timeZone: 'Europe/Berlin' } as const;
  await call(BRAND, 'convertPlanCreate', { ...from, ...rhythm, clientPlanId: randomUUID() }, token);
  return conversionId;
}

/** USDT of the main wallet to an address of nobody here: held before they leave, for the time of a first address. */
export async function sendAway({ email, token }: Account, amount: string): Promise<string> {
  const chains = await call(BRAND, 'chains', { symbol: 'USDT' }, token);
  const chain = chains.find(({ chainId }) => chainId === 'bsc');
  if (!chain) throw new Error('USDT does not travel on the network of these addresses');
  const wanted = { symbol: 'USDT', chainId: chain.chainId, address: ADDRESS, amount, fee: chain.withdrawalFee };
  const seen = await messageCount(email);
  const { ticket } = await call(BRAND, 'withdrawVerify', wanted, token);
  const code = await nextCode(email, seen);
  const { withdrawalId } = await call(BRAND, 'withdraw', { ...wanted, ticket, code, clientWithdrawalId: randomUUID() }, token);
  return withdrawalId;
}

async function earn(token: string, planType: 'FIXED' | 'FLEXIBLE', amount: string): Promise<string> {
  const { plans } = await call(BRAND, 'earnCoin', { coinSymbol: 'USDT' }, token);
  const plan = plans.find((one) => one.planType === planType);
  if (!plan) throw new Error(`there is no ${planType} plan`);
  const { applyId } = await call(BRAND, 'earnApply', { planId: plan.planId, amount, clientId: randomUUID() }, token);
  return applyId;
}

async function buy(token: string, amount: string): Promise<string> {
  const asked = { side: 'BUY', currency: 'EUR', coin: 'BTC' } as const;
  const [price, methods] = await Promise.all([
    call(BRAND, 'expressPrices', asked, token),
    call(BRAND, 'expressMethods', { side: 'BUY', currency: 'EUR' }, token),
  ]);
  // Open to people who are not verified.
  const bank = methods.find(({ kind }) => kind === 'BANK');
  if (!bank) throw new Error('nothing can be paid by bank');
  const { orderId } = await call(
    BRAND,
    'expressCreateOrder',
    {
      ...asked,
      methodId: bank.methodId,
      amount,
      price: price.price,
      validUntil: price.validUntil,
      priceToken: price.priceToken,
      clientOrderId: randomUUID(),
    },
    token,
  );
  return orderId;
}

/** Does with the funds of an account, of which it has practice funds, what can be done with money, and says where to look. */
export async function withMoneyMade(account: Account): Promise<MoneyMade> {
  const { token } = account;
  await toMain(token, 'USDT', '3000');
  const [conversionId, withdrawalId] = await Promise.all([convert(token), sendAway(account, '40')]);
  const [fixedPlanId, flexiblePlanId] = await Promise.all([earn(token, 'FIXED', '1000'), earn(token, 'FLEXIBLE', '600')]);
  await call(BRAND, 'addressAdd', { label: 'Ledger in the drawer', chainId: 'bsc', address: OTHER_ADDRESS }, token);
  const waitingOrderId = await buy(token, '120');
  const cancelledOrderId = await buy(token, '60');
  await call(BRAND, 'expressCancel', { orderId: cancelledOrderId }, token);
  return { conversionId, withdrawalId, fixedPlanId, flexiblePlanId, waitingOrderId, cancelledOrderId };
}
