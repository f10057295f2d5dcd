import type { Actor } from '@/exchange/app/actor';
import { createLimit, listLimits } from '@/exchange/app/convert/limits';
import { runLimits } from '@/exchange/app/convert/runLimits';
import { placeSmall, quoteSmall } from '@/exchange/app/convert/small';
import { LEDGER_LIMIT } from '@/exchange/app/money/ledger/limits';
import type { Posting } from '@/exchange/app/money/ledger/posting';
import { type ConvertRig, startConvert } from '../support/convertRig';
import { storedActor } from '../support/depositsRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { balance, limit, newActor } from '../support/moneyDesk';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

type Owner = Posting['entries'][number]['owner'];
const CUSTODY: Owner = { type: 'system', name: 'custody' };
const STOCK: Owner = { type: 'system', name: 'conversion' };
/** With this there is no room for what a conversion of 1,000 USDT lends the house. */
const ALMOST = LEDGER_LIMIT - 100_00000000n;
let serial = 0;

describeOnDatabase('the desk that converts', (database) => {
  let rig: ConvertRig;
  beforeAll(async () => {
    rig = await startConvert(database());
  });
  beforeEach(() => rig.quoteBoth());
  afterAll(async () => {
    await expectLedgerHolds(database());
    await rig.money.writer.stop();
  });

  const named = (quote: string) => {
    serial += 1;
    return { quote, clientOrderId: `desk-${serial}` };
  };
  const post = (from: Owner, to: Owner, asset: string, amount: bigint) => {
    serial += 1;
    const entries = [
      { owner: from, asset, amount: -amount },
      { owner: to, asset, amount },
    ];
    return rig.money.writer.post({ kind: 'test.move', reference: `desk-${serial}`, entries });
  };
  const strict = (): ConvertRig['context'] => ({ ...rig.context, settings: { ...rig.context.settings, shortUsd: 0 } });
  const withEther = async (): Promise<Actor> => {
    const one = newActor();
    await rig.give(one, 'ETH', '0.0005');
    return one;
  };
  const small = async (context: ConvertRig['context'], one: Actor) =>
    quoteSmall(context, one, { coins: ['ETH'], into: 'USDT', wallet: 'MAIN' });

  it('gives nothing it has not got where it may not be short', async () => {
    const one = await withEther();
    // Too little for an order on the book: the desk would owe 1.7 USDT, of which it has nothing.
    const { quote } = await small(strict(), one);
    await expect(placeSmall(strict(), one, named(quote))).rejects.toMatchObject({ codeName: 'convertDeskFull' });
    expect(await balance(database(), one, 'ETH', 'MAIN')).toEqual({ available: 50_000n, held: 0n });
    await post(CUSTODY, STOCK, 'USDT', 500_000_000n);
    expect(await placeSmall(strict(), one, named(quote))).toHaveLength(1);
    await post(STOCK, CUSTODY, 'USDT', 500_000_000n - 173_745_000n);
  });

  it('asks whether the book still brings what was promised with the fee, which is its own by then', async () => {
    const one = await withEther();
    const { quote } = await small(rig.context, one);
    const { writer } = rig.money;
    await writer.cancelAllSpotOrders(rig.maker);
    await writer.placeSpotOrder(rig.maker, limit('SELL', '3515', '100', { symbol: 'ETH_USDT' }));
    // 0.85 % less: more than the 0.3 % the desk bears, and less than the fee of 1 %.
    await writer.placeSpotOrder(rig.maker, limit('BUY', '3480', '100', { symbol: 'ETH_USDT' }));
    await expect(placeSmall(rig.context, one, named(quote))).rejects.toMatchObject({ codeName: 'convertPriceMoved' });
    expect(await balance(database(), one, 'ETH', 'MAIN')).toEqual({ available: 50_000n, held: 0n });
  });

  it('leaves the money of a limit held where the ledger does not take the conversion', async () => {
    const user = await storedActor(database());
    await rig.give(user, 'USDT', '1000');
    const wanted = { from: 'USDT', to: 'BTC', give: '1000', get: '0.01', wallet: 'MAIN', days: 7, clientOrderId: 'full' } as const;
    await createLimit(rig.context, user, wanted);
    const held = { available: 0n, held: 1_000_00000000n };
    const house: Owner = { type: 'user', userId: rig.context.house.userId, wallet: 'TRADE' };
    await post(CUSTODY, house, 'USDT', ALMOST);
    for (let turn = 0; turn < 2; turn += 1) await runLimits(rig.context, async () => {});
    expect((await listLimits(rig.context, user)).map(({ state }) => state)).toEqual(['OPEN']);
    expect(await balance(database(), user, 'USDT', 'MAIN')).toEqual(held);
    await post(house, CUSTODY, 'USDT', ALMOST);
    await runLimits(rig.context, async () => {});
    expect((await listLimits(rig.context, user)).map(({ state }) => state)).toEqual(['DONE']);
    expect(await balance(database(), user, 'USDT', 'MAIN')).toEqual({ available: 0n, held: 0n });
  });
});
