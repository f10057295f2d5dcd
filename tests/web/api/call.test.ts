import { waitFor } from '@testing-library/dom';
import type { ApiError } from '@/src/api/apiError';
import { call } from '@/src/api/call';
import { fetchUserInfo, saveLanguage } from '@/src/api/calls/user';
import { connectApi } from '@/src/api/host';
import { quietCall } from '@/src/api/quietCall';
import { loadingCount } from '@/src/lib/loading';
import { removeToken, storedToken, storeLocale, storeToken } from '@/src/lib/storage';
import { answers, answersText, isUnreachable, refuses, withExchangeServer } from '../../support/exchangeServer';
import { userFixture } from '../../support/siteFixture';

withExchangeServer();

const host = { showError: jest.fn<void, [ApiError]>(), goToLogin: jest.fn(), goToAddressLimit: jest.fn() };
let disconnect: () => void;
beforeEach(() => {
  jest.clearAllMocks();
  disconnect = connectApi(host);
});
afterEach(() => {
  disconnect();
  removeToken();
  localStorage.clear();
});

describe('a refused call', () => {
  const lateWords = () => {
    let arrive: () => void = () => undefined;
    const beforeRefusal = jest.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
    disconnect = connectApi({ ...host, beforeRefusal });
    return { beforeRefusal, arrive: () => arrive() };
  };

  it('is told only when there are words for it, to whoever called and to the page', async () => {
    const { beforeRefusal, arrive } = lateWords();
    refuses('coins', { code: '10005', msg: 'request.invalid' });
    const failed = jest.fn();
    const asked = call('coins', {}).catch(failed);
    const quiet = jest.fn();
    const hidden = call('coins', {}, { hideErrors: true }).then(quiet);
    await waitFor(() => expect(beforeRefusal).toHaveBeenCalledTimes(2));
    expect([failed, quiet, host.showError].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
    arrive();
    await hidden;
    expect(quiet).toHaveBeenCalledWith(expect.objectContaining({ code: '10005' }));
    void asked;
  });

  it('waits for no words where it succeeds or no answer came', async () => {
    const { beforeRefusal } = lateWords();
    answers('coins', []);
    await call('coins', {});
    isUnreachable('pairs');
    await expect(call('pairs', {})).rejects.toMatchObject({ code: 'network' });
    expect(beforeRefusal).not.toHaveBeenCalled();
  });
});

describe('a call', () => {
  it('carries the four headers', async () => {
    storeToken('secret');
    storeLocale('ar-AE');
    let headers: Headers | undefined;
    answers('coins', [], (request) => {
      headers = request.headers;
    });
    await call('coins', {});
    expect(headers?.get('exchange-token')).toBe('secret');
    expect(headers?.get('exchange-client')).toBe('pc');
    expect(headers?.get('exchange-language')).toBe('ar-AE');
    expect(headers?.get('x-version')).toBe('v1');
  });

  it('speaks en and sends no token before there is one', async () => {
    let headers: Headers | undefined;
    answers('coins', [], (request) => {
      headers = request.headers;
    });
    await call('coins', {});
    expect(headers?.get('exchange-language')).toBe('en');
    expect(headers?.has('exchange-token')).toBe(false);
  });

  it('sends the params of GET as the query', async () => {
    let url = '';
    answers('klines', [], (request) => {
      url = request.url;
    });
    await call('klines', { coinSymbol: 'BTC_USDT', type: '1h' });
    expect(new URL(url).search).toBe('?coinSymbol=BTC_USDT&type=1h');
  });

  it.each(['languageSet', 'cancelAllSpotOrders'] as const)('sends the params of %s as the body', async (name) => {
    let body: unknown;
    const seen = async (request: Request) => {
      body = await request.json();
    };
    if (name === 'languageSet') {
      answers(name, null, seen);
      await call(name, { language: 'en' });
      expect(body).toEqual({ language: 'en' });
      return;
    }
    answers(name, { canceledOrderIds: [] }, seen);
    await call(name, { symbol: 'BTC_USDT' });
    expect(body).toEqual({ symbol: 'BTC_USDT' });
  });

  it('answers with the data of the envelope', async () => {
    answers('spotFeeRates', { makerFeeRate: '0.001', takerFeeRate: '0.002' });
    await expect(call('spotFeeRates', {})).resolves.toEqual({ makerFeeRate: '0.001', takerFeeRate: '0.002' });
  });
});

describe('a business error', () => {
  const error = { code: '40010', msg: 'order.balance_too_low||0.5||BTC' };

  it('toasts and rejects', async () => {
    refuses('coins', error);
    await expect(call('coins', {})).rejects.toMatchObject(error);
    expect(host.showError).toHaveBeenCalledTimes(1);
    expect(host.showError.mock.calls[0]?.[0]).toMatchObject(error);
  });

  it('comes back as the body when hidden', async () => {
    refuses('coins', error);
    await expect(call('coins', {}, { hideErrors: true })).resolves.toEqual({ ...error, data: null });
    expect(host.showError).not.toHaveBeenCalled();
  });

  it('rejects without a toast for quiet reads', async () => {
    refuses('coins', error);
    await expect(quietCall('coins', {})).rejects.toMatchObject(error);
    expect(host.showError).not.toHaveBeenCalled();
  });
});

describe('an HTTP error', () => {
  it('403 removes the token and leads to the login page, hidden or not', async () => {
    for (const hideErrors of [true, false] as const) {
      storeToken('revoked');
      refuses('userInfo', { code: '10006', msg: 'auth.token_invalid', status: 403 });
      await (hideErrors ? call('userInfo', {}, { hideErrors }) : expect(call('userInfo', {})).rejects.toMatchObject({ status: 403 }));
      expect(storedToken()).toBeUndefined();
    }
    expect(host.goToLogin).toHaveBeenCalledTimes(2);
    expect(host.showError).not.toHaveBeenCalled();
  });

  it('403 for a token that is no longer stored leaves the new one alone', async () => {
    storeToken('old');
    refuses('userInfo', { code: '10006', msg: 'auth.token_invalid', status: 403 });
    const late = call('userInfo', {}, { hideErrors: true });
    await Promise.resolve();
    storeToken('new');
    await late;
    expect(storedToken()).toBe('new');
    expect(host.goToLogin).not.toHaveBeenCalled();
  });

  it('423 leads to the address limit', async () => {
    refuses('coins', { code: '10007', msg: 'request.address_blocked', status: 423 });
    await expect(call('coins', {})).rejects.toMatchObject({ status: 423 });
    expect(host.goToAddressLimit).toHaveBeenCalledTimes(1);
    expect(host.showError).not.toHaveBeenCalled();
  });

  it('of any other status toasts its envelope, or its status without one', async () => {
    refuses('coins', { code: '10003', msg: 'request.rate_limited||7', status: 429 });
    await expect(call('coins', {})).rejects.toMatchObject({ code: '10003', status: 429 });
    answersText('coins', 502, '<html>Bad gateway</html>');
    await expect(call('coins', {})).rejects.toMatchObject({ code: '502', status: 502 });
    expect(host.showError.mock.calls.map(([error]) => error.code)).toEqual(['10003', '502']);
  });

  it('without a readable body is its status when hidden, and no broken line', async () => {
    answersText('coins', 502, '<html>Bad gateway</html>');
    await expect(call('coins', {}, { hideErrors: true })).resolves.toMatchObject({ code: '502', data: null });
    answersText('coins', 413, '<html>Too large</html>');
    await expect(quietCall('coins', {})).rejects.toMatchObject({ code: '413', status: 413 });
    expect(host.showError).not.toHaveBeenCalled();
  });

  it('is none for another server’s page in its place: nobody reached the exchange', async () => {
    answersText('coins', 200, '<html>Accept the terms of this network</html>');
    await expect(call('coins', {}, { hideErrors: true })).resolves.toBeUndefined();
    answersText('coins', 200, '<html>Accept the terms of this network</html>');
    await expect(quietCall('coins', {})).rejects.toMatchObject({ code: 'network', status: 0 });
  });

  it('keeps its status beside its business code', async () => {
    refuses('coins', { code: '500', msg: 'system.internal', status: 500 });
    await expect(quietCall('coins', {})).rejects.toMatchObject({ code: '500', status: 500 });
    refuses('coins', { code: '10005', msg: 'system.unavailable', status: 503 });
    await expect(quietCall('coins', {})).rejects.toMatchObject({ code: '10005', status: 503 });
    refuses('coins', { code: '10003', msg: 'request.rate_limited||3', status: 429 });
    await expect(quietCall('coins', {})).rejects.toMatchObject({ code: '10003', status: 429 });
  });

  it('is told as the transport message when no answer came', async () => {
    isUnreachable('coins');
    await expect(call('coins', {})).rejects.toMatchObject({ code: 'network', status: 0 });
    expect(host.showError).toHaveBeenCalledTimes(1);
    isUnreachable('coins');
    await expect(quietCall('coins', {})).rejects.toMatchObject({ code: 'network', status: 0 });
    expect(host.showError).toHaveBeenCalledTimes(1);
  });
});

describe('a call its caller gave up', () => {
  it('is nobody’s error', async () => {
    answers('coins', []);
    const controller = new AbortController();
    controller.abort();
    await expect(call('coins', {}, { signal: controller.signal })).rejects.toThrow();
    expect(host.showError).not.toHaveBeenCalled();
  });
});

describe('the loading indicator', () => {
  it('counts a call from its start to its end, also a failed one', async () => {
    let during = 0;
    answers('coins', [], () => {
      during = loadingCount.getSnapshot();
    });
    await call('coins', {}, { countLoading: true });
    expect(during).toBe(1);
    expect(loadingCount.getSnapshot()).toBe(0);
    refuses('coins', { code: '500', msg: 'system.internal' });
    await expect(call('coins', {}, { countLoading: true })).rejects.toThrow();
    expect(loadingCount.getSnapshot()).toBe(0);
  });

  it('ignores calls that do not ask for it', async () => {
    let during = -1;
    answers('coins', [], () => {
      during = loadingCount.getSnapshot();
    });
    await call('coins', {});
    expect(during).toBe(0);
  });
});

describe('user calls', () => {
  it('never toast', async () => {
    answers('userInfo', userFixture);
    await expect(fetchUserInfo()).resolves.toEqual(userFixture);
    refuses('userInfo', { code: '500', msg: 'system.internal' });
    await expect(fetchUserInfo()).resolves.toBeUndefined();
    isUnreachable('userInfo');
    await expect(fetchUserInfo()).resolves.toBeUndefined();
    expect(host.showError).not.toHaveBeenCalled();
  });

  it('say whether a language was saved', async () => {
    answers('languageSet', null);
    await expect(saveLanguage('en')).resolves.toBe(true);
    refuses('languageSet', { code: '20013', msg: 'user.language_unknown' });
    await expect(saveLanguage('xx')).resolves.toBe(false);
  });
});
