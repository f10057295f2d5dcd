import { codes } from '@/contract/codes';
import { operatorCalls } from '@/contract/operator';
import { AppError } from '@/exchange/app/appError';
import { DatabaseUnavailableError } from '@/exchange/app/ports/databaseFailure';
import { createMoneyRepository } from '@/exchange/db/money/moneyRepository';
import { installCallLimits } from '@/exchange/http/callLimits';
import { registerOperatorRoutes } from '@/exchange/http/operatorRoutes';
import { route } from '@/exchange/http/route';
import { buildRouteTestApp, TEST_TOKEN } from '../support/exchangeApp';
import { endMoney, fund, limit, type Money, newActor, startMoney, TestClock } from '../support/moneyDesk';
import { failing, StoreDouble } from '../support/storeDoubles';
import { describeOnDatabase } from '../support/testDatabase';

const broken = new DatabaseUnavailableError('connection', false, 'Connection terminated unexpectedly');
const busy = new DatabaseUnavailableError('busy', true, 'too many wait');

// `unavailable` is a promise that nothing was done. Whoever hears it gives what they want a new name, and it would be there twice.
describeOnDatabase('what a call says of its outcome', (database) => {
  let money: Money;
  let double: StoreDouble;
  const actor = newActor();
  beforeAll(async () => {
    double = new StoreDouble(createMoneyRepository(database()));
    money = await startMoney(database(), { store: double.store });
    await fund(money, actor, 'USDT', '1000');
  });
  afterAll(() => endMoney(money, database(), actor));

  const place = () => money.writer.placeSpotOrder(actor, limit('BUY', '90000', '0.001'));
  const fail = (error: Error) => async () => {
    throw error;
  };

  /** What a call answers that does this. */
  const answerOf = async (work: () => Promise<unknown>) => {
    const app = buildRouteTestApp();
    installCallLimits(app, 1_000);
    route(app, 'trackSave', async ({ params }) => {
      await work();
      return params;
    });
    const headers = { 'exchange-token': TEST_TOKEN };
    const answer = await app.inject({ method: 'POST', url: '/user/track', payload: { key: 'hide', status: 1 }, headers });
    await app.close();
    return [answer.statusCode, answer.json().code];
  };
  const NOTHING_DONE = [200, codes.unavailable.code];
  const NOBODY_KNOWS = [500, codes.outcomeUnknown.code];

  it.each([
    ['it was never sent to the database', fail(busy), NOTHING_DONE],
    ['the exchange does not do it now', fail(new AppError('unavailable')), NOTHING_DONE],
    ['the line broke while the database was at it', fail(broken), NOBODY_KNOWS],
  ])('%s', async (_what, work, outcome) => {
    expect(await answerOf(work)).toEqual(outcome);
  });

  it.each([
    ['the database does not answer', busy],
    ['the exchange does not go on', new AppError('unavailable')],
  ])('money has moved, and then %s', async (_what, failure) => {
    const work = async () => {
      await place();
      throw failure;
    };
    expect(await answerOf(work)).toEqual(NOBODY_KNOWS);
    expect(await money.writer.cancelAllSpotOrders(actor)).toHaveLength(1);
  });

  it('what somebody else moved says nothing of it', async () => {
    await place();
    expect(await answerOf(fail(busy))).toEqual(NOTHING_DONE);
    await money.writer.cancelAllSpotOrders(actor);
  });

  it('a rule refused what would move money, and then the database does not answer', async () => {
    const work = async () => {
      await money.writer.placeSpotOrder(actor, limit('BUY', '90000', '5')).catch(() => {});
      throw busy;
    };
    expect(await answerOf(work)).toEqual(NOTHING_DONE);
  });

  it.each(['commit', 'committed'] as const)('the writer lost its %s', async (step) => {
    double.next[step].push(failing(broken));
    expect(await answerOf(place)).toEqual(NOBODY_KNOWS);
    while (!money.writer.isUp()) await new Promise((resume) => setTimeout(resume, 5));
    expect(await money.writer.cancelAllSpotOrders(actor)).toHaveLength(step === 'committed' ? 1 : 0);
  });

  it('an operator is not promised that nothing was proposed where the line broke over it', async () => {
    const app = buildRouteTestApp();
    installCallLimits(app, 1_000);
    const queries = { scaleOf: async () => 8, accountTypeOf: async () => 'PERSONAL' };
    const context = { store: { propose: fail(broken), pending: fail(broken) }, clock: new TestClock(), queries };
    registerOperatorRoutes(app, { authenticate: async () => ({ id: '1', name: 'alice' }) } as never, context as never);
    const say = async (name: 'adjust' | 'listProposals', payload?: object) => {
      const { method, path } = operatorCalls[name];
      const answer = await app.inject({ method, url: path, ...(payload && { payload }), headers: { authorization: 'Bearer t' } });
      return [answer.statusCode, answer.json().code];
    };
    expect(await say('adjust', { userId: '7', asset: 'USDT', amount: '100', note: 'because it is due' })).toEqual(NOBODY_KNOWS);
    expect(await say('listProposals')).toEqual(NOTHING_DONE);
    await app.close();
  });

  it('a call that only reads has done nothing, whatever failed', async () => {
    const app = buildRouteTestApp();
    route(app, 'depth', fail(broken) as never);
    const answer = await app.inject({ url: '/market/depth?symbol=BTC_USDT' });
    expect([answer.statusCode, answer.json().code]).toEqual(NOTHING_DONE);
    await app.close();
  });
});
