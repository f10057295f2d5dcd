import { systemAccounts } from '@/exchange/app/money/ledger/systemAccounts';
import { balance, fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { describeOnEachDatabase } from '../support/testDatabase';

const ETH = { symbol: 'ETH_USDT' };
const audit = { actor: 'operator:alice', action: 'test', subject: 'market:ETH_USDT', details: {} };

// Somebody wrote into the database: an account has less as held than its orders say.
describeOnEachDatabase('an order whose money is not there', (database) => {
  let money: Money;
  const [short, other] = [newActor(), newActor()];
  const orders: string[] = [];
  const statusOf = async (orderId: string | undefined) =>
    (await database().query<{ status: string }>('select status from spot_orders where id = $1', [orderId]))[0]?.status;

  beforeAll(async () => {
    money = await startMoney(database());
    for (const actor of [short, other]) await fund(money, actor, 'USDT', '10000');
    for (const [actor, price] of [
      [short, '3500'],
      [other, '3400'],
    ] as const)
      orders.push((await money.writer.placeSpotOrder(actor, limit('BUY', price, '1', ETH))).orderId);
    await money.writer.stop();
    await database().query(
      `update accounts set held = held - 1, available = available + 1 where owner_id = $1 and asset = 'USDT' and wallet = 'TRADE'`,
      [short.userId],
    );
    money = await startMoney(database());
  });
  afterAll(() => money.writer.stop());

  it('keeps nobody else from getting theirs back, and is named', async () => {
    expect(await money.writer.resolveMarket(ETH.symbol, audit)).toBe(1);
    expect(await statusOf(orders[1])).toBe('EXPIRED');
    expect(await balance(database(), other, 'USDT')).toEqual({ available: 1_000_000_000_000n, held: 0n });
    expect(await statusOf(orders[0])).toBe('OPEN');
    const [line] = await database().query<{ details: object }>(`select details from audit_log where subject = $1`, [audit.subject]);
    expect(line?.details).toMatchObject({ canceledOrderIds: [orders[1]], stuckOrderIds: [orders[0]] });
  });

  it('does not keep its market from being delisted', async () => {
    const change = { state: 'DELISTED' } as const;
    await money.writer.run('setMarket', { ...ETH, change, reason: 'OPERATOR', audit });
    const [state] = await database().query<{ state: string }>('select state from market_state where symbol = $1', [ETH.symbol]);
    expect(state?.state).toBe('DELISTED');
  });
});

describeOnEachDatabase('who may owe', (database) => {
  it('is who the list of system accounts says, in the database too, and nobody else', async () => {
    await database().query(
      `insert into accounts (id, owner_type, owner_id, wallet, asset) select 900000 + n, 'system', name, 'SYSTEM', 'BTC' from unnest($1::text[]) with ordinality as t(name, n)`,
      [Object.keys(systemAccounts)],
    );
    const rows = await database().query<{ owner_id: string; may_owe: boolean }>(
      `select owner_id, may_owe from accounts where owner_type = 'system' and asset = 'BTC'`,
    );
    const listed = Object.entries(systemAccounts).map(([name, { mayGoNegative }]) => [name, mayGoNegative ?? false]);
    expect(new Map(rows.map((row) => [row.owner_id, row.may_owe]))).toEqual(new Map(listed as [string, boolean][]));
    const owing = `insert into accounts (id, owner_type, owner_id, wallet, asset, available, may_owe) values (990000, 'user', '7', 'TRADE', 'BTC', -1, true)`;
    await expect(database().query(owing)).rejects.toThrow('accounts_available_check');
  });
});
