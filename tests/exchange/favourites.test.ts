import type { FastifyInstance } from 'fastify';
import { Compile } from 'typebox/compile';
import { codes } from '@/contract/codes';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { Favourites } from '@/contract/favourites';
import { MOST_FAVOURITES } from '@/exchange/app/favourites/favourites';
import { createFavouriteStore } from '@/exchange/db/favourites/favouriteStore';
import { registerFavouriteRoutes } from '@/exchange/http/favouriteRoutes';
import { type AccountsRig, buildAccountsRig } from '../support/accountsRig';
import { buildRouteTestApp } from '../support/exchangeApp';
import { describeOnDatabase } from '../support/testDatabase';

type Name = 'spotFavourites' | 'collectFavourite' | 'uncollectFavourite';

describeOnDatabase('favourites', (database) => {
  let rig: AccountsRig;
  let app: FastifyInstance;
  const listed = ['BTC_USDT', 'ETH_USDT', 'SOL_USDT', 'XRP_USDT'];
  beforeAll(async () => {
    rig = await buildAccountsRig(database());
    app = buildRouteTestApp({
      authenticate: (token, brand) => rig.accounts.authenticate(token, brand, false),
      brandOf: (host) => (host.startsWith('visby') ? 'visby' : 'kontor'),
    });
    const markets = new Map(listed.map((symbol) => [symbol, {}]));
    registerFavouriteRoutes(app, { store: createFavouriteStore(database()), markets });
  });
  afterAll(() => app.close());

  async function call(name: Name, token: string, symbol?: string, host = 'kontor.localhost') {
    const { method, path } = endpoints[name as EndpointName];
    const headers = { host, 'exchange-token': token };
    const answer = await app.inject({ method, url: path, headers, ...(symbol === undefined ? {} : { payload: { symbol } }) });
    return { status: answer.statusCode, ...answer.json() };
  }
  async function favourites(name: Name, token: string, symbol?: string): Promise<string[]> {
    const { code, data } = await call(name, token, symbol);
    expect([code, ...Compile(Favourites).Errors(data)]).toEqual(['0']);
    return data;
  }
  const register = (name: string) => rig.register(`${name}@mail.example`);

  it('are kept in the order of collecting, and every call answers all of them', async () => {
    const { token } = await register('order');
    expect(await favourites('spotFavourites', token)).toEqual([]);
    expect(await favourites('collectFavourite', token, 'SOL_USDT')).toEqual(['SOL_USDT']);
    expect(await favourites('collectFavourite', token, 'BTC_USDT')).toEqual(['SOL_USDT', 'BTC_USDT']);
    expect(await favourites('collectFavourite', token, 'ETH_USDT')).toEqual(['SOL_USDT', 'BTC_USDT', 'ETH_USDT']);
    expect(await favourites('uncollectFavourite', token, 'SOL_USDT')).toEqual(['BTC_USDT', 'ETH_USDT']);
    expect(await favourites('collectFavourite', token, 'SOL_USDT')).toEqual(['BTC_USDT', 'ETH_USDT', 'SOL_USDT']);
    expect(await favourites('spotFavourites', token)).toEqual(['BTC_USDT', 'ETH_USDT', 'SOL_USDT']);
  });

  it('are the same after a call that is sent twice', async () => {
    const { token } = await register('twice');
    await favourites('collectFavourite', token, 'BTC_USDT');
    await favourites('collectFavourite', token, 'ETH_USDT');
    expect(await favourites('collectFavourite', token, 'BTC_USDT')).toEqual(['BTC_USDT', 'ETH_USDT']);
    await favourites('uncollectFavourite', token, 'BTC_USDT');
    expect(await favourites('uncollectFavourite', token, 'BTC_USDT')).toEqual(['ETH_USDT']);
  });

  it('lose nothing when several tabs collect at once', async () => {
    const { token } = await register('tabs');
    await Promise.all(listed.map((symbol) => favourites('collectFavourite', token, symbol)));
    expect((await favourites('spotFavourites', token)).sort()).toEqual([...listed].sort());
  });

  it('refuse pairs that are not listed', async () => {
    const { token } = await register('unknown');
    const refusal = { status: 200, code: codes.symbolUnknown.code, msg: 'market.symbol_unknown||NO_SUCH', data: null };
    expect(await call('collectFavourite', token, 'NO_SUCH')).toEqual(refusal);
    expect(await call('uncollectFavourite', token, 'NO_SUCH')).toEqual(refusal);
    expect((await call('collectFavourite', token, 'lower')).code).toBe(codes.badRequest.code);
  });

  it('have a limit, which those already kept do not meet', async () => {
    const { id } = await register('limit');
    const store = createFavouriteStore(database());
    for (const symbol of listed.slice(0, 3)) expect(await store.collect(id, symbol, 3)).toBe(true);
    expect(await store.collect(id, 'XRP_USDT', 3)).toBe(false);
    expect(await store.collect(id, 'BTC_USDT', 3)).toBe(true);
    expect(await store.list(id)).toEqual(listed.slice(0, 3));
  });

  it('say the limit when it is reached', async () => {
    const full = buildRouteTestApp();
    const store = { list: async () => [], collect: async () => false, uncollect: async () => undefined };
    registerFavouriteRoutes(full, { store, markets: new Map([['BTC_USDT', {}]]) });
    const { path } = endpoints.collectFavourite;
    const headers = { 'exchange-token': 't'.repeat(43) };
    const answer = await full.inject({ method: 'POST', url: path, headers, payload: { symbol: 'BTC_USDT' } });
    expect(answer.json()).toEqual({ code: '30003', msg: `market.too_many_favourites||${MOST_FAVOURITES}`, data: null });
    await full.close();
  });

  it("are nobody else's, and no other brand's", async () => {
    const [mine, theirs] = [await register('mine'), await register('theirs')];
    const sameAddress = await rig.register('mine@mail.example', { ...rig.caller, brand: 'visby' });
    await favourites('collectFavourite', mine.token, 'BTC_USDT');
    await favourites('collectFavourite', theirs.token, 'ETH_USDT');
    expect(await favourites('uncollectFavourite', theirs.token, 'BTC_USDT')).toEqual(['ETH_USDT']);
    expect(await favourites('spotFavourites', mine.token)).toEqual(['BTC_USDT']);
    expect((await call('spotFavourites', sameAddress.token, undefined, 'visby.localhost')).data).toEqual([]);
    expect(await call('spotFavourites', mine.token, undefined, 'visby.localhost')).toMatchObject({ status: 403, code: '10006' });
    for (const name of ['spotFavourites', 'collectFavourite', 'uncollectFavourite'] as const) {
      const symbol = name === 'spotFavourites' ? undefined : 'BTC_USDT';
      expect(await call(name, 'x'.repeat(43), symbol)).toMatchObject({ status: 403, code: '10006', data: null });
    }
  });
});
