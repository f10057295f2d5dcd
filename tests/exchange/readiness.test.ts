import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { readinessOf } from '@/exchange/compose/readiness';
import { type MeasuredDatabase, measuredDatabase } from '@/exchange/db/measuredDatabase';
import { migrate } from '@/exchange/db/migrate';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { openPostgres } from '@/exchange/db/postgres/postgresDatabase';
import { seedCatalogue } from '@/exchange/db/seedCatalogue';
import { registerHealth } from '@/exchange/http/health';
import { createMetrics, registerMetrics } from '@/exchange/http/metrics';
import { buildRouteTestApp } from '../support/exchangeApp';
import { fund, limit, type Money, newActor, startMoney } from '../support/moneyDesk';
import { openSilentLine, type SilentLine } from '../support/silentLine';
import { postgresUrl } from '../support/testDatabase';

const url = postgresUrl();
const onServer = url === undefined ? describe.skip : describe;
/** Nothing gives the line up while a test looks on, ms. */
const PATIENCE_MS = 60_000;

onServer('readiness while the database hangs', () => {
  const schema = `ready_${process.pid}_${randomBytes(4).toString('hex')}`;
  const metrics = createMetrics();
  const user = newActor();
  let line: SilentLine;
  let database: MeasuredDatabase;
  let money: Money;
  let app: FastifyInstance;

  beforeAll(async () => {
    const direct = await openPostgres(url ?? '', { poolSize: 1 });
    await direct.query(`create schema ${schema}`);
    await direct.close();
    line = await openSilentLine(url ?? '');
    database = measuredDatabase(await openPostgres(line.url, { schema, limits: { silenceMs: PATIENCE_MS } }), metrics.registry);
    await migrate(database);
    await seedCatalogue(database, 0);
    money = await startMoney(database, { store: createMoneyRepository(database.lane('writer')) });
    await fund(money, user, 'USDT', '1000');
    app = buildRouteTestApp();
    registerMetrics(app, metrics);
    registerHealth(app, readinessOf({ database, writer: money.writer, marketData: { markets: () => ['BTC_USDT'] } }), () => 'r1');
  });

  afterAll(async () => {
    line.restore();
    await app.close();
    await money.writer.stop();
    await database.close();
    await line.close();
    const direct = await openPostgres(url ?? '', { poolSize: 1 });
    await direct.query(`drop schema ${schema} cascade`);
    await direct.close();
  });

  const get = (path: string) => app.inject({ url: path, headers: { host: '127.0.0.1:4000' } });

  it('says so, whatever hangs, and is ready again when it is over', async () => {
    expect((await get('/health/ready')).json()).toEqual({
      status: 'ready',
      checks: { database: true, money: true, reconciled: true, markets: true },
    });
    line.silence();
    const placing = money.writer.placeSpotOrder(user, limit('BUY', '90000', '0.001'));
    const silent = await get('/health/ready');
    expect([silent.statusCode, silent.json().checks]).toEqual([503, { database: false, money: false, reconciled: true, markets: true }]);
    expect((await get('/metrics')).body).toMatch(/kontor_database_oldest_seconds\{lane="writer"\} [1-9]/);
    // Asking again and again takes no more connections than asking once.
    await Promise.all([get('/health/ready'), get('/health/ready')]);
    line.restore();
    expect(await placing).toMatchObject({ status: 'OPEN' });
    expect((await get('/health/ready')).statusCode).toBe(200);
  });

  it('sees a commit that waits although the database answers', async () => {
    const placed = await database.transaction(async (tx) => {
      await tx.query('lock table market_state in access exclusive mode');
      const placing = money.writer.placeSpotOrder(user, limit('BUY', '90000', '0.001'));
      while (database.oldestMs('writer') < 1_600) await new Promise((resolve) => setTimeout(resolve, 50));
      expect((await get('/health/ready')).json().checks).toEqual({ database: true, money: false, reconciled: true, markets: true });
      return { placing };
    });
    expect(await placed.placing).toMatchObject({ status: 'OPEN' });
    expect((await get('/health/ready')).statusCode).toBe(200);
  });
});
