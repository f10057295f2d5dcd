import { act, waitFor } from '@testing-library/react';
import { removeToken, sessionEnd, storedToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { StandingBar } from '@/src/shell/account/StandingBar';
import { ApiConnection } from '@/src/shell/connection/ApiConnection';
import { StandingKeeper } from '@/src/shell/session/StandingKeeper';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';
import { fakeLine } from '../realtime/fakeLine';

withExchangeServer();

afterEach(() => {
  removeToken();
  sessionStorage.clear();
});

const SINCE = 1_790_000_000_000;
const stands = (change: object) => ({
  ...userFixture,
  standing: { frozenAt: null, selfFrozenAt: null, sendingHeldUntil: null, ...change },
});

/** An open page of a user who is signed in and does nothing, listening. */
async function openPage() {
  storeToken('secret');
  const line = fakeLine();
  const page = renderShell(
    <RealtimeProvider calls={{} as never} realtime={line.realtime} isSignedIn log={() => undefined}>
      <ApiConnection />
      <StandingKeeper />
      <StandingBar />
    </RealtimeProvider>,
    { path: '/trade/spot/BTC_USDT' },
  );
  const ack = async (op: 'auth' | 'subscribe') => {
    await waitFor(() => expect(line.sentOps().some((frame) => frame.op === op)).toBe(true));
    const asked = line.sentOps().find((frame) => frame.op === op);
    act(() => line.receive({ type: 'ack', id: asked?.id ?? 0 }));
  };
  const subscribed = async () => {
    act(() => line.open());
    await ack('auth');
    await ack('subscribe');
  };
  await subscribed();
  return { ...page, line, subscribed };
}

describe('an account, on pages that are open elsewhere', () => {
  it('is shown frozen, by whom and since when, and freed, without a reload', async () => {
    const { line, findByTestId, queryByTestId } = await openPage();
    answers('userInfo', stands({ frozenAt: SINCE }));
    act(() => line.receive({ type: 'account', part: 'standing', at: 1 }));
    expect(await findByTestId('standing-bar')).toHaveTextContent('froze this account on');
    answers('userInfo', stands({}));
    act(() => line.receive({ type: 'account', part: 'standing', at: 2 }));
    await waitFor(() => expect(queryByTestId('standing-bar')).toBeNull());
  });

  it('is read again after a cut, which may have hidden a change, and not when the page has just read it', async () => {
    let asked = 0;
    answers('userInfo', stands({ frozenAt: SINCE }), () => {
      asked += 1;
    });
    const { line, subscribed, findByTestId } = await openPage();
    expect(asked).toBe(0);
    jest.useFakeTimers();
    act(() => line.drop());
    act(() => void jest.advanceTimersByTime(60_000));
    jest.useRealTimers();
    await subscribed();
    expect(await findByTestId('standing-bar')).toHaveTextContent('froze this account on');
    expect(asked).toBe(1);
  });

  it('reads nothing of its standing again while a verification is typed elsewhere, and all of it once that is decided', async () => {
    const { line, findByTestId } = await openPage();
    const asked = jest.fn();
    answers('userInfo', stands({ frozenAt: SINCE }), asked);
    for (const at of [1, 2, 3]) act(() => line.receive({ type: 'account', part: 'answers', at }));
    act(() => line.receive({ type: 'account', part: 'verification', at: 4 }));
    expect(await findByTestId('standing-bar')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each(['locked', 'closed'] as const)('leaves for the login page when it is %s, which knows why', async (part) => {
    const { line, router } = await openPage();
    refuses('userInfo', { code: '401', msg: 'auth.token_invalid', status: 403 });
    act(() => line.receive({ type: 'account', part, at: 1 }));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith({ pathname: '/login', query: { returnUrl: '/trade/spot/BTC_USDT' } }));
    expect([sessionEnd(), storedToken()]).toEqual([part, undefined]);
  });
});
