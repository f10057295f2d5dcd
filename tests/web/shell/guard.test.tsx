import { act, screen } from '@testing-library/react';
import { leaveForHome } from '@/src/lib/leaveForHome';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RouteGuard } from '@/src/shell/guard/RouteGuard';
import { renderShell } from '../../support/renderShell';

const page = (
  <RouteGuard isSignedIn={false}>
    <p>the page</p>
  </RouteGuard>
);

afterEach(removeToken);

describe('RouteGuard', () => {
  it('shows open pages to visitors', () => {
    const { router } = renderShell(page, { path: '/markets' });
    expect(screen.getByText('the page')).toBeVisible();
    expect(router.replace).not.toHaveBeenCalled();
  });

  it('hides other pages and leads to the login page, with the way back', () => {
    const { router } = renderShell(page, { path: '/wallets/main/btc?x=1' });
    expect(screen.queryByText('the page')).toBeNull();
    expect(router.replace).toHaveBeenCalledWith({ pathname: '/login', query: { returnUrl: '/wallets/main/btc?x=1' } });
  });

  it('shows them to whoever has a token, until it is lost', () => {
    storeToken('secret');
    const { router } = renderShell(page, { path: '/wallets/main/btc' });
    expect(screen.getByText('the page')).toBeVisible();
    act(removeToken);
    expect(screen.queryByText('the page')).toBeNull();
    expect(router.replace).toHaveBeenCalledTimes(1);
  });

  it('leaves whoever logs out to the way home: the login page is not even begun', async () => {
    storeToken('secret');
    const { router } = renderShell(page, { path: '/wallets/main/btc' });
    await act(async () => leaveForHome(router));
    expect(screen.queryByText('the page')).toBeNull();
    expect(router.replace).toHaveBeenCalledTimes(1);
    expect(router.replace).toHaveBeenCalledWith('/');
    // Who is kept from it later did not ask for that.
    storeToken('secret');
    const { router: next } = renderShell(page, { path: '/wallets/main/btc' });
    act(removeToken);
    expect(next.replace).toHaveBeenCalledWith(expect.objectContaining({ pathname: '/login' }));
  });

  it('leads whoever lost their token from an own order to the login page, on a page that is open otherwise', () => {
    storeToken('secret');
    const { router } = renderShell(page, { path: '/express?order=1' });
    expect(screen.getByText('the page')).toBeVisible();
    act(removeToken);
    expect(screen.queryByText('the page')).toBeNull();
    expect(router.replace).toHaveBeenCalledWith({ pathname: '/login', query: { returnUrl: '/express?order=1' } });
  });

  it('shows the not-found page in place of a page that is not there', () => {
    const { router } = renderShell(page, { path: '/404' });
    expect(screen.getByText('the page')).toBeVisible();
    expect(router.replace).not.toHaveBeenCalled();
  });
});
