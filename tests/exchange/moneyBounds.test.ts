import fc from 'fast-check';
import type { CreateSpotOrder } from '@/contract/spot';
import { WALLETS, type Wallet } from '@/domain/account/wallets';
import { fromUnits, toUnits } from '@/domain/money/units';
import type { Actor } from '@/exchange/app/actor';
import { AppError } from '@/exchange/app/appError';
import { marketSeeds } from '@/exchange/app/markets/catalogue';
import { LEDGER_LIMIT } from '@/exchange/app/money/ledger/limits';
import { notionalOf } from '@/exchange/app/money/records/market';
import { readTerms } from '@/exchange/app/money/spot/orderTerms';
import { transferFunds } from '@/exchange/app/wallet/transferFunds';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { type Money, newActor, startMoney } from '../support/moneyDesk';
import { isFullRun, runs } from '../support/propertyRuns';
import { describeOnEachDatabase } from '../support/testDatabase';

const INT8_MAX = 2n ** 63n - 1n;
/** Of every asset, for each of two: nearly as much as an account can hold, so that what moves between them may be too much for one. */
const FUNDS = (LEDGER_LIMIT / 10n) * 9n;

/** A transfer of a user, or a posting between them and the exchange. */
interface Movement {
  kind: 'transfer' | 'post';
  who: Actor;
  asset: string;
  amount: string;
  isGiven: boolean;
  from: Wallet;
  to: Wallet;
}

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
    const assets = new Set([...money.writer.markets.values()].flatMap(({ base, quote }) => [base, quote]));
    for (const asset of assets) {
      for (const [index, { userId }] of actors.entries()) {
        const amount = FUNDS;
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

  it('of transfers and postings never make a batch fail, nor an account hold more than it can', async () => {
    let serial = 0;
    const done = { transfer: 0, post: 0 };
    const wallet = fc.constantFrom(...WALLETS);
    const scaleOf = (asset: string) => money.writer.scales.get(asset) ?? 0;
    // Few, so that much happens to each.
    const assets = ['USDT', 'ETH'];
    const movement = fc.constantFrom(...assets).chain((asset) =>
      fc.record({
        kind: fc.constantFrom('transfer' as const, 'post' as const),
        who: fc.constantFrom(...actors),
        asset: fc.constant(asset),
        // Also what each has, and what is missing to the limit: with these an account gets there.
        amount: fc.oneof(
          fc.constantFrom(...[FUNDS, LEDGER_LIMIT - FUNDS].map((units) => fromUnits(units, scaleOf(asset)))),
          fc.constantFrom(...edges(scaleOf(asset))),
        ),
        isGiven: fc.boolean(),
        from: wallet,
        to: wallet,
      }),
    );
    const move = async ({ kind, who, asset, amount, isGiven, from, to }: Movement): Promise<void> => {
      serial += 1;
      if (kind === 'transfer') {
        await transferFunds({ writer: money.writer, scales: money.writer.scales }, who, {
          asset,
          amount,
          from,
          to,
          clientTransferId: `edge-${serial}`,
        });
      } else {
        const units = (toUnits(amount, scaleOf(asset)) ?? 0n) * (isGiven ? 1n : -1n);
        // What is more than the ledger's limit is refused where it is read (adjustments, claims).
        if (units > LEDGER_LIMIT || units < -LEDGER_LIMIT) return;
        const owner = { type: 'user' as const, userId: who.userId, wallet: to };
        const entries = [
          { owner, asset, amount: units },
          { owner: { type: 'system' as const, name: 'adjustments' as const }, asset, amount: -units },
        ];
        await money.writer.post({ kind: 'test.adjust', reference: `edge-${serial}`, entries });
      }
      done[kind] += 1;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { minLength: 1, maxLength: 16 }), async (movements) => {
        const answers = await Promise.allSettled(movements.map(move));
        for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(AppError);
        expect(money.writer.figures()).toMatchObject({ recoveries: 0, separated: 0 });
      }),
      runs(kind === 'pglite' ? 150 : 50),
    );
    if (isFullRun) expect(Math.min(done.transfer, done.post)).toBeGreaterThan(5);
    const [most] = await database().query<{ most: bigint }>("select max(available + held) as most from accounts where owner_type = 'user'");
    expect(BigInt(most?.most ?? 0) <= LEDGER_LIMIT).toBe(true);
    await expectLedgerHolds(database());
  });
});
