import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@/src/api/queries/useQuery';
import { removeToken, sessionEnd, storedToken, storeToken } from '@/src/lib/storage';
import { ApiConnection } from '@/src/shell/connection/ApiConnection';
import { ShellDialogs } from '@/src/shell/dialogs/ShellDialogs';
import { RouteGuard } from '@/src/shell/guard/RouteGuard';
import { changeLanguage, LANGUAGE_EVENT } from '@/src/shell/language/changeLanguage';
import { cachedUserInfo, cacheUserInfo } from '@/src/shell/session/cachedUserInfo';
import { SessionKeeper } from '@/src/shell/session/SessionKeeper';
import { currentRecordChanged } from '@/src/state/walletSlice';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';

withExchangeServer();

afterEach(() => {
  removeToken();
  localStorage.clear();
});

const Todos = () => <p>{JSON.stringify(useQuery('todos', {}).data ?? 'nothing')}</p>;

describe('a session', () => {
  it('loads the account once there is a token, and forgets it when the token goes', async () => {
    answers('userInfo', userFixture);
    answers('trackStatus', { key: 'hide_balances', status: 1 });
    const { store } = renderShell(<SessionKeeper />);
    expect(store.getState().profile.userInfo).toBeUndefined();
    act(() => storeToken('secret'));
    await waitFor(() => expect(store.getState().profile.userInfo).toEqual(userFixture));
    await waitFor(() => expect(store.getState().profile.showBalances).toBe(false));
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '{}')).toMatchObject({ timestamp: expect.any(Number), userInfo: userFixture });
    act(removeToken);
    expect(store.getState().profile.userInfo).toBeUndefined();
    expect(localStorage.getItem('userInfo')).toBeNull();
  });

  it('that the server ended leads to the login page, with the way back; signing in forgets that it ended', async () => {
    storeToken('secret');
    refuses('userInfo', { code: '401', msg: 'auth.token_invalid', status: 403 });
    answers('trackStatus', { key: 'hide_balances', status: 0 });
    const { router } = renderShell(
      <>
        <ApiConnection />
        <SessionKeeper />
      </>,
      { path: '/trade/spot/BTC_USDT' },
    );
    await waitFor(() => expect(router.push).toHaveBeenCalledWith({ pathname: '/login', query: { returnUrl: '/trade/spot/BTC_USDT' } }));
    expect(storedToken()).toBeUndefined();
    expect(sessionEnd()).toBe('ended');
    answers('userInfo', userFixture);
    act(() => storeToken('another'));
    expect(sessionEnd()).toBeUndefined();
  });

  it('shows the account of last time until the server answers, and keeps it when it does not', async () => {
    cacheUserInfo(userFixture, Date.now());
    localStorage.setItem('hide_balances', '0');
    storeToken('secret');
    refuses('userInfo', { code: '500', msg: 'system.internal' });
    refuses('trackStatus', { code: '500', msg: 'system.internal' });
    const { store } = renderShell(<SessionKeeper />);
    expect(store.getState().profile.userInfo).toEqual(userFixture);
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(store.getState().profile.userInfo).toEqual(userFixture);
    expect(store.getState().profile.showBalances).toBe(true);
  });

  it('shows no balances where nobody knows yet whether its owner hides them, and follows what another tab chose', async () => {
    answers('userInfo', userFixture);
    refuses('trackStatus', { code: '500', msg: 'system.internal' });
    storeToken('secret');
    const { store } = renderShell(<SessionKeeper />);
    const shows = () => store.getState().profile.showBalances;
    expect(shows()).toBe(false);
    await waitFor(() => expect(store.getState().profile.userInfo).toEqual(userFixture));
    expect(shows()).toBe(false);
    localStorage.setItem('hide_balances', '0');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'hide_balances' })));
    expect(shows()).toBe(true);
    localStorage.setItem('hide_balances', '1');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'hide_balances' })));
    expect(shows()).toBe(false);
  });

  it('of another user, whom another tab has signed in, leaves nothing of the one before on the page', async () => {
    answers('userInfo', userFixture);
    answers('trackStatus', { key: 'hide_balances', status: 0 });
    answers('todos', { todos: [{ kind: 'SECOND_FACTOR', isDone: false }] } as never);
    storeToken('secret');
    const { store } = renderShell(
      <>
        <SessionKeeper />
        <Todos />
      </>,
    );
    await waitFor(() => expect(store.getState().profile.userInfo).toEqual(userFixture));
    await screen.findByText(/SECOND_FACTOR/);
    store.dispatch(currentRecordChanged({ list: 'transfers', record: { id: 'of the first', at: 1 } as never }));
    const other = { ...userFixture, id: '77', email: 'other@mail.example' };
    answers('userInfo', other);
    answers('todos', { todos: [] } as never);
    // biome-ignore lint/suspicious/noDocumentCookie: as another tab writes it
    document.cookie = 'exchange-token=of-another; path=/';
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'userInfo' })));
    await waitFor(() =>
      expect(store.getState()).toMatchObject({ profile: { userInfo: other }, wallet: { transfers: { current: undefined } } }),
    );
    await waitFor(() => expect(screen.queryByText(/SECOND_FACTOR/)).toBeNull());
    expect(cachedUserInfo(Date.now())).toEqual(other);
  });

  it('trusts what it stored for a day', () => {
    cacheUserInfo(userFixture, 1000);
    expect(cachedUserInfo(1000 + 86_399_999)).toEqual(userFixture);
    expect(cachedUserInfo(1000 + 86_400_000)).toBeUndefined();
  });
});

describe('logging out', () => {
  const dialog = { dialog: { open: 'logout' as const } };

  it('asks, and lets the session go only once the server has answered code 0', async () => {
    storeToken('secret');
    cacheUserInfo(userFixture, Date.now());
    answers('logout', null);
    const { router, store } = renderShell(<ShellDialogs />, { state: dialog });
    await userEvent.click(await screen.findByTestId('logout-confirm'));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
    expect(storedToken()).toBeUndefined();
    expect(localStorage.getItem('userInfo')).toBeNull();
    expect(store.getState().dialog.open).toBeUndefined();
  });

  it('goes home from a private page too, whose guard would lead to the login', async () => {
    storeToken('secret');
    answers('logout', null);
    const { router } = renderShell(
      <RouteGuard isSignedIn>
        <ShellDialogs />
      </RouteGuard>,
      { path: '/profile/settings', state: dialog },
    );
    await userEvent.click(await screen.findByTestId('logout-confirm'));
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(router.replace).toHaveBeenCalledTimes(1);
    expect(router.replace).toHaveBeenCalledWith('/');
  });

  it('stays logged in when the server refuses, and says why; the device keeps nothing of the user all the same', async () => {
    storeToken('secret');
    cacheUserInfo(userFixture, Date.now());
    refuses('logout', { code: '10005', msg: 'system.unavailable' });
    const { router, store } = renderShell(
      <>
        <ApiConnection />
        <ShellDialogs />
      </>,
      { state: dialog },
    );
    await userEvent.click(await screen.findByTestId('logout-confirm'));
    expect(await screen.findByText(/not available at the moment/)).toBeVisible();
    expect(storedToken()).toBe('secret');
    expect(localStorage.getItem('userInfo')).toBeNull();
    expect(router.replace).not.toHaveBeenCalled();
    expect(store.getState().dialog.open).toBe('logout');
  });

  it('does nothing on cancel', async () => {
    storeToken('secret');
    const { store } = renderShell(<ShellDialogs />, { state: dialog });
    await userEvent.click(await screen.findByRole('button', { name: 'Stay logged in' }));
    expect(store.getState().dialog.open).toBeUndefined();
    expect(storedToken()).toBe('secret');
  });
});

describe('a language change', () => {
  const steps = () => ({ navigate: jest.fn(async () => true), refreshUser: jest.fn(async () => true) });

  it('stores, broadcasts, navigates, and saves what differs, in this order', async () => {
    const order: string[] = [];
    const onLanguage = (event: Event) => order.push(`event ${(event as CustomEvent<string>).detail} ${localStorage.getItem('locale')}`);
    window.addEventListener(LANGUAGE_EVENT, onLanguage);
    answers('languageSet', null, async (request) => {
      order.push(`save ${JSON.stringify(await request.json())}`);
    });
    await changeLanguage('ar-AE', {
      isSignedIn: true,
      savedLanguage: 'en',
      navigate: async (locale) => order.push(`navigate ${locale}`),
      refreshUser: async () => order.push('refresh'),
    });
    window.removeEventListener(LANGUAGE_EVENT, onLanguage);
    expect(order).toEqual(['event ar-AE ar-AE', 'navigate ar-AE', 'save {"language":"ar-AE"}', 'refresh']);
  });

  it('saves nothing for visitors, nor what is saved already', async () => {
    // The server knows no languageSet here: calling it would fail the test.
    for (const saved of [
      { isSignedIn: false, savedLanguage: undefined },
      { isSignedIn: true, savedLanguage: 'ar-AE' },
    ]) {
      const { navigate, refreshUser } = steps();
      await changeLanguage('ar-AE', { navigate, refreshUser, ...saved });
      expect(navigate).toHaveBeenCalledWith('ar-AE');
      expect(refreshUser).not.toHaveBeenCalled();
    }
  });

  it('saves for a signed-in user whose account has not been read yet', async () => {
    const saved: unknown[] = [];
    answers('languageSet', null, async (request) => {
      saved.push(await request.json());
    });
    const { navigate, refreshUser } = steps();
    await changeLanguage('es', { navigate, refreshUser, isSignedIn: true, savedLanguage: undefined });
    expect(saved).toEqual([{ language: 'es' }]);
    expect(refreshUser).toHaveBeenCalledTimes(1);
  });

  it.each([
    { code: '20013', msg: 'user.language_unknown' },
    { code: '0', msg: 'queued' },
  ])('does not read the account anew when saving was answered with $code $msg', async (answer) => {
    refuses('languageSet', answer);
    const { navigate, refreshUser } = steps();
    await changeLanguage('es', { navigate, refreshUser, isSignedIn: true, savedLanguage: 'en' });
    expect(refreshUser).not.toHaveBeenCalled();
  });
});

describe('a refused token', () => {
  it('leads to the login page', async () => {
    storeToken('revoked');
    refuses('logout', { code: '10006', msg: 'auth.token_invalid', status: 403 });
    const { router } = renderShell(
      <>
        <ApiConnection />
        <ShellDialogs />
      </>,
      { state: { dialog: { open: 'logout' } } },
    );
    await userEvent.click(await screen.findByTestId('logout-confirm'));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith({ pathname: '/login', query: { returnUrl: '/markets' } }));
    expect(storedToken()).toBeUndefined();
  });
});
