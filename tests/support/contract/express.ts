import type { Step } from './step';

const stamp = Date.now().toString(36);

/** Buying by transfer, which no level is needed for where deposits need none; and leaving it. */
export const express: Step = {
  title: 'express trading',
  calls: [
    'expressCurrencies',
    'expressMethods',
    'expressPrices',
    'expressSlogan',
    'expressLimits',
    'expressCreateOrder',
    'expressOrder',
    'expressOrders',
    'expressCancel',
  ],
  run: async (call) => {
    const { currencies, coins } = await call('expressCurrencies', {});
    const currency = currencies[0]?.currency ?? '';
    const coin = coins[0] ?? '';
    const methods = await call('expressMethods', { side: 'BUY', currency });
    const bank = methods.find(({ kind }) => kind === 'BANK');
    await call('expressSlogan', {});
    const { seconds: _seconds, ...told } = await call('expressPrices', { side: 'BUY', currency, coin });
    const { leftTodayUsd } = await call('expressLimits', {});
    expect(Number(leftTodayUsd)).toBeGreaterThan(Number(bank?.min));
    const wanted = { ...told, methodId: bank?.methodId ?? '', amount: bank?.min ?? '', clientOrderId: `x-${stamp}` };
    const order = await call('expressCreateOrder', wanted);
    expect(await call('expressOrder', { orderId: order.orderId })).toMatchObject({ number: order.number, total: bank?.min });
    expect((await call('expressOrders', { side: 'BUY', coin })).records.map(({ orderId }) => orderId)).toEqual([order.orderId]);
    expect(await call('expressCancel', { orderId: order.orderId })).toMatchObject({ state: 'CANCELLED' });
  },
};
