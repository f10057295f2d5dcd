import { FEES_TOPIC } from '@/exchange/app/events';
import type { SpotContext } from '@/exchange/app/spot/context';
import { readFeeRates } from '@/exchange/app/spot/readFeeRates';
import { createSpotRepository } from '@/exchange/db/spot/spotRepository';
import { limit, market, newActor } from '../support/moneyDesk';
import { audit, operatedMarket } from '../support/operatedMarket';
import { describeOnDatabase } from '../support/testDatabase';

describeOnDatabase('fees operated live', (database) => {
  const { maker, taker, money, restart, change, place } = operatedMarket(database);

  it('charges changed fees to orders placed from then on, and tells that they changed', async () => {
    const before = await place(limit('SELL', '96500', '0.1'), maker);
    await money().writer.run('changeFees', { tier: 0, rates: { makerPpm: 0, takerPpm: 500 }, audit });
    expect(money().bus.of(FEES_TOPIC)).toEqual([{ tier: 0, atMs: money().clock.now() }]);
    expect(await place(market('BUY', '0.1'))).toMatchObject({ feePaid: '0.00005' });
    const [row] = await database().query<{ fee: string }>('select fee_paid::text as fee from spot_orders where id = $1', [before.orderId]);
    expect(row?.fee).toBe('772000000');
    await money().writer.run('changeFees', { tier: 3, rates: { makerPpm: 1, takerPpm: 2 }, audit });
    expect(await database().query('select maker_ppm, taker_ppm from fee_tiers where tier = 3')).toEqual([{ maker_ppm: 1, taker_ppm: 2 }]);
    await money().writer.run('changeFees', { tier: 0, rates: { makerPpm: 800, takerPpm: 1000 }, audit });
  });

  it('puts a user into a fee tier: their next order pays it, also after a restart', async () => {
    const rate = async (userId: string) => readFeeRates({ queries: createSpotRepository(database()) } as unknown as SpotContext, userId);
    await place(limit('SELL', '96500', '1'), maker);
    const rests = await place(limit('BUY', '96400', '0.1'));
    await expect(money().writer.run('setFeeTier', { actor: taker, tier: 9, audit })).rejects.toMatchObject({ codeName: 'badRequest' });
    await money().writer.run('changeFees', { tier: 3, rates: { makerPpm: 100, takerPpm: 200 }, audit });
    expect(await money().writer.run('setFeeTier', { actor: taker, tier: 3, audit })).toEqual({ userId: taker.userId, tier: 3 });
    expect(money().bus.of(FEES_TOPIC).at(-1)).toMatchObject({ tier: 3, userId: taker.userId });
    expect(await rate(taker.userId)).toEqual({ makerFeeRate: '0.0001', takerFeeRate: '0.0002' });
    expect(await place(market('BUY', '0.1'))).toMatchObject({ feePaid: '0.00002' });
    const open = 'select maker_ppm from spot_orders where id = $1';
    expect(await database().query(open, [rests.orderId])).toEqual([{ maker_ppm: 800 }]);
    await restart();
    expect(await place(market('BUY', '0.1'))).toMatchObject({ feePaid: '0.00002' });
    const stranger = newActor();
    await money().writer.run('setFeeTier', { actor: stranger, tier: 3, audit });
    expect(await rate(stranger.userId)).toMatchObject({ takerFeeRate: '0.0002' });
    await money().writer.run('setFeeTier', { actor: taker, tier: 0, audit });
    expect(await rate(taker.userId)).toMatchObject({ takerFeeRate: '0.001' });
    const [line] = await database().query('select action, details from audit_log order by sequence desc limit 1');
    expect(line).toMatchObject({ details: { before: 3 } });
  });

  it('charges the rates of a market to orders placed there from then on, and says from which sequence', async () => {
    const rates = { makerPpm: 10, takerPpm: 20 };
    const seqOf = async () => {
      const [row] = await database().query<{ seq: bigint }>("select seq from market_state where symbol = 'BTC_USDT'");
      return Number(row?.seq);
    };
    const shown = () => readFeeRates({ queries: createSpotRepository(database()) } as unknown as SpotContext, taker.userId);
    await place(limit('SELL', '96500', '1'), maker);
    const before = await seqOf();
    const set = await money().writer.run('changeFees', { tier: 0, symbol: 'BTC_USDT', rates, audit });
    expect(set).toEqual({ tier: 0, from: { BTC_USDT: before + 1 } });
    expect(await seqOf()).toBe(before + 1);
    expect(await shown()).toEqual({
      makerFeeRate: '0.0008',
      takerFeeRate: '0.001',
      markets: [{ symbol: 'BTC_USDT', makerFeeRate: '0.00001', takerFeeRate: '0.00002' }],
    });
    expect(await place(market('BUY', '0.1'))).toMatchObject({ feePaid: '0.000002' });
    await restart();
    expect(await place(market('BUY', '0.1'))).toMatchObject({ feePaid: '0.000002' });
    await money().writer.run('changeFees', { tier: 0, symbol: 'BTC_USDT', rates: null, audit });
    expect(await shown()).toEqual({ makerFeeRate: '0.0008', takerFeeRate: '0.001' });
    expect(await place(market('BUY', '0.1'))).toMatchObject({ feePaid: '0.0001' });
    await money().writer.run('changeFees', { tier: 0, symbol: 'BTC_USDT', rates, audit });
    await money().writer.run('changeFees', { tier: 0, symbol: 'BTC_USDT', rates: null, audit });
    const nowhere = money().writer.run('changeFees', { tier: 77, symbol: 'BTC_USDT', rates, audit });
    await expect(nowhere).rejects.toMatchObject({ codeName: 'badRequest' });
    await expect(money().writer.run('changeFees', { tier: 0, rates: null, audit })).rejects.toMatchObject({ codeName: 'badRequest' });
  });

  it('names the sequence of every market in which a tier changed', async () => {
    await change({ state: 'DELISTED' }, 'LTC_USDT');
    const { from } = await money().writer.run('changeFees', { tier: 5, rates: { makerPpm: 1, takerPpm: 2 }, audit });
    const rows = await database().query<{ symbol: string; seq: bigint }>("select symbol, seq from market_state where state <> 'DELISTED'");
    expect(from).toEqual(Object.fromEntries(rows.map(({ symbol, seq }) => [symbol, Number(seq)])));
  });
});
