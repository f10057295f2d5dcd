import type { Transaction } from '@/contract/transactions';
import { TRANSACTION_TYPES } from '@/domain/account/transactions';
import { add } from '@/domain/money/decimal';
import { fromUnits } from '@/domain/money/units';
import type { Actor } from '@/exchange/app/actor';
import type { MoveExpress } from '@/exchange/app/money/commands/moveExpress';
import { listTransactions } from '@/exchange/app/wallet/transactions/listTransactions';
import { toldDebts } from '@/exchange/db/migrations/0101_told_debts';
import { lateSales } from '@/exchange/db/migrations/0105_late_sales';
import { createTransactionQueries } from '@/exchange/db/wallet/transactions/transactionQueries';
import { change, emptyTrade, sumOf } from '../support/expressMoney';
import { startExpress } from '../support/expressRig';
import { expectLedgerHolds } from '../support/ledgerInvariants';
import { describeOnDatabase } from '../support/testDatabase';

jest.setTimeout(60_000);

const SCALE = 8;

describeOnDatabase('the history of purchases and sales whose coins are owed', (database) => {
  let express: Awaited<ReturnType<typeof startExpress>>;
  let user: Actor;
  /** What the test gave and took itself, of which no history tells. */
  let given = 0n;
  beforeAll(async () => {
    express = await startExpress(database());
  });
  beforeEach(async () => {
    user = await express.rig.join();
    express.state.level = 3;
    await emptyTrade(database(), express, user.userId);
    given = 0n;
  });
  afterEach(() => expectLedgerHolds(database()));
  afterAll(() => express.rig.money.writer.stop());

  const give = async (units: bigint, wallet?: 'MAIN' | 'TRADE') => {
    await change(express, user.userId, 'BTC', units, wallet);
    given += units;
  };
  const move = (orderId: string, name: Exclude<MoveExpress['input']['change']['name'], 'OPENED_LATE'>) =>
    express.writer.run('moveExpress', { orderId, userId: user.userId, change: { name } });
  const rows = async (wallet?: 'MAIN' | 'TRADE'): Promise<Transaction[]> => {
    const context = { queries: createTransactionQueries(database()), scales: express.writer.scales };
    const asked = {
      ...(wallet && { wallet }),
      symbol: 'BTC',
      type: TRANSACTION_TYPES.filter((type) => type !== 'CLAIM').join(','),
      pageSize: 100,
    };
    return (await listTransactions(context, user, asked)).records;
  };
  /** What is told besides the orders themselves, oldest first. */
  const told = async () =>
    (await rows())
      .toReversed()
      .flatMap((row) => (row.type === 'ADJUSTMENT' ? [[row.wallet, row.amount, row.detail.reason, row.detail.reference]] : []));
  /** The ledger has what the history tells. */
  const expectAgreement = async () => {
    const [main, trade] = [await sumOf(database(), user.userId), await sumOf(database(), user.userId, 'TRADE')];
    const moved = (await rows()).filter(({ status }) => status === 'COMPLETED').map(({ amount }) => amount);
    const inLedger = main.available + main.held + trade.available + trade.held;
    expect(moved.reduce((sum, amount) => add(sum, amount), '0')).toBe(fromUnits(inLedger - given, SCALE));
  };

  it('says of a transfer that its coins are an estimate, until its price is fixed', async () => {
    const { orderId } = await express.order(user, { methodId: 'bank', amount: '1000' });
    const detail = async () => (await rows()).find(({ type }) => type === 'BUY')?.detail;
    expect(await detail()).toMatchObject({ isEstimate: true });
    await express.act(orderId, 'transfer-arrives');
    expect(await detail()).not.toHaveProperty('isEstimate');
  });

  it('tells what a chargeback took, from which wallet, and each debt that was collected, with its order', async () => {
    const { orderId } = await express.order(user);
    await express.act(orderId, 'pay-card');
    await expectAgreement();
    await give(-400_000n);
    await express.writer.run('transfer', {
      ...{ userId: user.userId, clientTransferId: 'away', asset: 'BTC', amount: 100_000n, from: 'MAIN', to: 'TRADE' },
    });
    express.clock.advance(1_000);
    await express.act(orderId, 'charge-back');
    await expectAgreement();
    expect(await told()).toEqual([
      ['MAIN', '-0.00100111', 'CHARGED_BACK', orderId],
      ['TRADE', '-0.001', 'CHARGED_BACK', orderId],
    ]);
    express.clock.advance(1_000);
    await give(150_000n, 'TRADE');
    await move(orderId, 'COLLECT');
    await expectAgreement();
    express.clock.advance(1_000);
    await give(50_000n);
    await move(orderId, 'COLLECT');
    await move(orderId, 'COLLECT');
    expect((await told()).slice(2)).toEqual([
      ['TRADE', '-0.0015', 'DEBT', orderId],
      ['MAIN', '-0.0005', 'DEBT', orderId],
    ]);
    await move(orderId, 'FORGIVE');
    await expectAgreement();
    expect(await told()).toHaveLength(4);
  });

  it('is that of an order that moved nothing where the chargeback came before the coins', async () => {
    const { orderId } = await express.order(user);
    await move(orderId, 'CHARGE_BACK');
    expect((await rows()).map(({ type, status }) => [type, status])).toEqual([['BUY', 'REJECTED']]);
    await expectAgreement();
  });

  it('tells of a late sale what it took, what was collected for it, and what of that came back', async () => {
    await give(3_000_000n);
    const { orderId } = await express.order(user, { side: 'SELL', amount: '0.03', methodId: 'bank' });
    await move(orderId, 'CANCEL');
    await give(-2_000_000n);
    express.clock.advance(1_000);
    await move(orderId, 'DELIVER');
    expect((await rows()).map(({ type, status, amount }) => [type, status, amount])).toEqual([['SELL', 'COMPLETED', '-0.01']]);
    await expectAgreement();
    await give(500_000n);
    await move(orderId, 'COLLECT');
    expect(await told()).toEqual([['MAIN', '-0.005', 'DEBT', orderId]]);
    await expectAgreement();
  });

  it('tells of a late sale whose rest was given up what was taken, and nothing of the rest', async () => {
    await give(3_000_000n);
    const { orderId } = await express.order(user, { side: 'SELL', amount: '0.03', methodId: 'bank' });
    await move(orderId, 'CANCEL');
    await give(-2_000_000n);
    await move(orderId, 'DELIVER');
    await move(orderId, 'FORGIVE');
    expect((await rows()).map(({ type, status, amount }) => [type, status, amount])).toEqual([['SELL', 'COMPLETED', '-0.01']]);
    await expectAgreement();
  });

  it.each(['DELIVER', 'FAIL'] as const)(
    'names the wallets that a late sale was taken from, and agrees with each behind %s',
    async (then) => {
      await give(3_000_000n);
      const { orderId } = await express.order(user, { side: 'SELL', amount: '0.03', methodId: 'bank' });
      await move(orderId, 'CANCEL');
      await give(-2_000_000n);
      await give(500_000n, 'TRADE');
      await move(orderId, 'PAY');
      // Collected and given back as well.
      await give(300_000n, 'TRADE');
      await move(orderId, 'COLLECT');
      await move(orderId, then);
      expect((await rows('TRADE')).map(({ amount, detail }) => [amount, (detail as { reason?: string }).reason]).toReversed()).toEqual([
        ['-0.005', 'LATE_SALE'],
        ['-0.003', 'DEBT'],
      ]);
      const put = { MAIN: 1_000_000n, TRADE: 800_000n };
      for (const wallet of ['MAIN', 'TRADE'] as const) {
        const { available, held } = await sumOf(database(), user.userId, wallet);
        const moved = (await rows(wallet)).filter(({ status }) => status === 'COMPLETED');
        expect([wallet, moved.reduce((sum, { amount }) => add(sum, amount), '0')]).toEqual([
          wallet,
          fromUnits(available + held - put[wallet], SCALE),
        ]);
      }
      await expectAgreement();
    },
  );

  it('gives a sale back that failed, what was collected for it too', async () => {
    await give(3_000_000n);
    const { orderId } = await express.order(user, { side: 'SELL', amount: '0.03', methodId: 'bank' });
    await move(orderId, 'CANCEL');
    await give(-2_000_000n);
    express.clock.advance(1_000);
    await move(orderId, 'PAY');
    await give(500_000n);
    await move(orderId, 'COLLECT');
    await move(orderId, 'FAIL');
    expect(await told()).toEqual([
      ['MAIN', '-0.005', 'DEBT', orderId],
      ['MAIN', '0.005', 'DEBT_RETURNED', orderId],
    ]);
    await expectAgreement();
  });

  it('tells the same of what happened before it was written down', async () => {
    const all = () =>
      database().query(`
        select user_id, posting_id::text as posting, wallet, asset, amount::text as amount, at_ms::text as at, reason, reference
          from corrections where reason is not null order by posting_id, wallet`);
    const written = await all();
    expect(new Set(written.map(({ reason }) => reason))).toEqual(new Set(['CHARGED_BACK', 'DEBT', 'DEBT_RETURNED', 'LATE_SALE']));
    await database().query('delete from corrections where reason is not null');
    for (const statement of `${toldDebts.sql}${lateSales.sql}`.split(';').filter((one) => one.includes('insert into')))
      await database().query(statement);
    expect(await all()).toEqual(written);
  });
});
