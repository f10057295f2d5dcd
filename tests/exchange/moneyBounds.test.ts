import fc from 'fast-check';
import type { CreateSpotOrder } from '@/contract/spot';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import { marketSeeds } from '@/exchange/app/markets/catalogue';
import { LEDGER_LIMIT } from '@/exchange/app/money/ledger/limits';
import { notionalOf } from '@/exchange/app/money/records/market';
import { readTerms } from '@/exchange/app/money/spot/orderTerms';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { type Money, newActor, startMoney } from '../support/moneyDesk';
import { isFullRun, runs } from '../support/propertyRuns';
import { describeOnEachDatabase } from '../support/testDatabase';

const INT8_MAX = 2n ** 63n - 1n;

/** Amounts around every bound there is, in units of `scale`: zero, one, 2^53, int8, the ledger's own, one step beyond each. */
function edges(scale: number): string[] {
  const bounds = [0n, 1n, 2n ** 31n, BigInt(Number.MAX_SAFE_INTEGER), LEDGER_LIMIT, INT8_MAX, 10n ** 29n];
  const around = bounds.flatMap((bound) => [bound - 1n, bound, bound + 1n]).filter((units) => units >= 0n);
  return around.flatMap((units) => [fromUnits(units, scale), fromUnits(units, 0)]);
}

describeOnEachDatabase('numbers at their bounds', (database, kind) => {
  let money: Money;
  const actors: Actor[] = [newActor(), newActor()];
  beforeAll(async () => {
    money = await startMoney(database());
    // Nearly as much as an account can hold, for each of two: their orders may trade until one has too much.
    const assets = new Set([...money.writer.markets.values()].flatMap(({ base, quote }) => [base, quote]));
    for (const asset of assets) {
      for (const [index, { userId }] of actors.entries()) {
        const amount = (LEDGER_LIMIT / 10n) * 9n;
        const from = index === 0 ? ('issuance' as const) : ('adjustments' as const);
        await money.writer.post({
          kind: 'test.fund',
          reference: `${asset}-${userId}`,
          entries: [
            { owner: { type: 'user', userId, wallet: 'TRADE' }, asset, amount },
            { owner: { type: 'system', name: from }, asset, amount: -amount },
          ],
        });
      }
    }
  });
  afterAll(() => money.writer.stop());

  const order = () => {
    const symbols = [...money.writer.markets.keys()];
    return fc.constantFrom(...symbols).chain((symbol) => {
      const market = money.writer.markets.get(symbol);
      if (!market) throw new Error(symbol);
      const anchor = marketSeeds.find(({ base, quote }) => base === market.base && quote === market.quote)?.anchorPrice ?? '1';
      const price = fc.oneof(fc.constant(anchor), fc.constantFrom(...edges(market.priceDecimals), market.priceIncrement));
      const size = fc.oneof(
        fc.constant(market.maxQuantity),
        fc.constantFrom(...edges(market.quantityDecimals), ...edges(market.quoteScale), market.minQuantity),
      );
      const side = fc.constantFrom('BUY' as const, 'SELL' as const);
      const limits = fc.record({ symbol: fc.constant(symbol), side, type: fc.constant('LIMIT' as const), price, size });
      const markets = fc.record({
        symbol: fc.constant(symbol),
        side,
        type: fc.constant('MARKET' as const),
        size,
        sizeUnit: fc.constantFrom('BASE' as const, 'QUOTE' as const),
      });
      return fc.oneof(limits, markets);
    });
  };

  it('are refused for what they are, or fit everything they are stored in', () => {
    fc.assert(
      fc.property(order(), (given) => {
        const market = money.writer.markets.get(given.symbol);
        if (!market) throw new Error(given.symbol);
        let terms: ReturnType<typeof readTerms>;
        try {
          terms = readTerms(market, { ...given, clientOrderId: 'a' });
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
          return;
        }
        const { priceTicks, lots, quoteSize } = terms;
        expect(Number.isSafeInteger(priceTicks ?? 0) && Number.isSafeInteger(lots ?? 0)).toBe(true);
        expect(BigInt(lots ?? 0) * market.basePerLot <= LEDGER_LIMIT).toBe(true);
        expect((quoteSize ?? 0n) <= LEDGER_LIMIT).toBe(true);
        if (priceTicks !== null && lots !== null) expect(notionalOf(market, priceTicks, lots) <= LEDGER_LIMIT).toBe(true);
      }),
      runs(3_000),
    );
  });

  it('never make a batch fail', async () => {
    let serial = 0;
    let traded = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(1), order()), { minLength: 1, maxLength: 16 }), async (orders) => {
        const place = async ([who, given]: [number, Omit<CreateSpotOrder, 'clientOrderId'>]) => {
          serial += 1;
          const over = { clientOrderId: `edge-${serial}`, selfTradePrevention: 'CANCEL_MAKER' as const };
          const placed = await money.writer.placeSpotOrder(actors[who] as Actor, { ...given, ...over }).catch((error: AppError) => {
            expect(['internal', 'unavailable', undefined]).not.toContain(error.codeName);
          });
          if (placed && placed.filledQuantity !== '0') traded += 1;
        };
        await Promise.all(orders.map(place));
        expect(money.writer.figures()).toMatchObject({ recoveries: 0, separated: 0 });
      }),
      runs(kind === 'pglite' ? 150 : 50),
    );
    if (isFullRun) expect(traded).toBeGreaterThan(5);
    for (const actor of actors) await money.writer.cancelAllSpotOrders(actor);
    await expectLedgerHolds(database());
  });
});
