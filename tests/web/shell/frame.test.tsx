import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Todos } from '@/contract/todos';
import { removeToken, storeToken } from '@/src/lib/storage';
import { DrawerAccountMenus } from '@/src/shell/drawer/DrawerAccountMenus';
import { MenuDrawer } from '@/src/shell/drawer/MenuDrawer';
import { Footer } from '@/src/shell/footer/Footer';
import { Header } from '@/src/shell/header/Header';
import { initials } from '@/src/shell/header/initials';
import { NotificationLink } from '@/src/shell/header/NotificationLink';
import { ProfileMenu } from '@/src/shell/header/ProfileMenu';
import { pageFrameOf } from '@/src/shell/layout/pageFrame';
import { ErrorScreen } from '@/src/shell/messages/ErrorScreen';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';

/** As it will be once every page is there. */
let allAreBuilt = false;
jest.mock('@/src/shell/menus/reachable', () => {
  const { isReachable } = jest.requireActual('@/src/shell/menus/reachable');
  return { isReachable: (...asked: unknown[]) => allAreBuilt || isReachable(...asked) };
});

withExchangeServer();
afterEach(() => {
  removeToken();
  jest.useRealTimers();
  allAreBuilt = false;
});

const header = <Header look="page" isSignedIn={false} />;

describe('the header of a visitor', () => {
  it('leads home, to the menu’s pages, to login and register', () => {
    renderShell(header);
    expect(screen.getByTestId('logo')).toHaveAttribute('href', '/');
    expect(screen.getByTestId('menu-markets')).toHaveAttribute('aria-current', 'page');
    expect(screen.getByTestId('menu-spot')).not.toHaveAttribute('aria-current');
    expect(screen.getByTestId('login')).toHaveAttribute('href', '/login');
    expect(screen.getByTestId('register')).toHaveAttribute('href', '/register');
    expect(screen.queryByTestId('profile-menu')).toBeNull();
  });

  it('offers the appearance everywhere but at home, which has one look', () => {
    renderShell(header, { path: '/' });
    expect(screen.queryByTestId('appearance-menu')).toBeNull();
    renderShell(header);
    expect(screen.getByTestId('appearance-menu')).toBeInTheDocument();
  });

  it('marks practice brands, and no others', () => {
    const { unmount } = renderShell(header);
    expect(screen.getByTestId('practice-mark')).toBeVisible();
    unmount();
    renderShell(header, { site: { practice: false } });
    expect(screen.queryByTestId('practice-mark')).toBeNull();
  });

  it('offers the brand’s languages and changes to one', async () => {
    const { router } = renderShell(header);
    await userEvent.click(screen.getByTestId('language-menu'));
    const items = await screen.findAllByRole('menuitemradio');
    expect(items.map((item) => item.textContent)).toEqual(['English', 'العربية']);
    // Entering the list with the pointer redraws it: what is clicked is looked up after that.
    await userEvent.hover(screen.getByRole('menuitemradio', { name: 'العربية' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'العربية' }));
    expect(router.push).toHaveBeenCalledWith('/markets', undefined, { locale: 'ar-AE', scroll: false });
    expect(localStorage.getItem('locale')).toBe('ar-AE');
    localStorage.clear();
  });
});

const nothingToDo: Todos = { todos: [], recoveryCodesLeft: null, isHidden: false };

describe('the header of a signed-in user', () => {
  beforeEach(() => {
    answers('todos', nothingToDo);
    answers('noticeCount', { count: 0 });
  });

  it('has the account, its masked address and UID, and the way out', async () => {
    storeToken('secret');
    answers('practiceStatus', { canClaim: true, nextClaimAt: null, grants: [{ asset: 'USDT', amount: '10000' }], intervalMs: 86_400_000 });
    const state = { profile: { userInfo: userFixture, showBalances: true, activeTab: undefined, currentApiKey: undefined } };
    const { store } = renderShell(header, { state });
    expect(screen.queryByTestId('login')).toBeNull();
    // What the button shows is part of its name: who speaks to the page says what they see.
    const shown = screen.getByTestId('profile-menu').textContent;
    expect(shown).toMatch(/^[A-Z]/);
    expect(screen.getByTestId('profile-menu')).toHaveAccessibleName(`Profile ${shown}`);
    await userEvent.click(screen.getByTestId('profile-menu'));
    const card = await screen.findByTestId('account-card');
    expect(card).toHaveTextContent('jan***nn@mail.example');
    // Once: beside the page where that is changed.
    expect(screen.getAllByText('Not verified')).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Verification/ })).toHaveTextContent('Not verified');
    expect(within(card).getByText('10000046')).toBeVisible();
    await userEvent.click(screen.getByTestId('profile-logout'));
    expect(store.getState().dialog.open).toBe('logout');
    await userEvent.click(await screen.findByTestId('practice-claim'));
    expect(store.getState().dialog.open).toBe('practiceClaim');
  });
});

describe('the profile menu', () => {
  beforeEach(() => answers('todos', nothingToDo));

  it('shows the status of the verification beside its entry', async () => {
    allAreBuilt = true;
    storeToken('secret');
    answers('practiceStatus', { canClaim: true, nextClaimAt: null, grants: [], intervalMs: 86_400_000 });
    const state = (authStatus: number) => ({
      profile: { userInfo: { ...userFixture, authStatus }, showBalances: true, activeTab: undefined, currentApiKey: undefined },
    });
    const { unmount } = renderShell(<ProfileMenu />, { state: state(0) });
    await userEvent.click(screen.getByTestId('profile-menu'));
    expect(await screen.findByTestId('profile-verification')).toHaveTextContent('Not verified');
    expect(screen.getByTestId('profile-security')).not.toHaveTextContent('verified');
    unmount();

    renderShell(<DrawerAccountMenus onLeave={() => undefined} />, { state: state(1) });
    await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
    expect(screen.getByTestId('profile-verification')).toHaveTextContent(/Verified$/);
  });
});

describe('the drawer', () => {
  beforeEach(() => answers('todos', nothingToDo));

  const allIn = (drawer: HTMLElement) =>
    within(drawer)
      .getAllByRole('link')
      .map(({ dataset }) => dataset.testid);

  it('has pages, then requests, then the account: its last entry is the way out', async () => {
    allAreBuilt = true;
    storeToken('secret');
    const profile = { userInfo: userFixture, showBalances: true, activeTab: undefined, currentApiKey: undefined };
    answers('practiceStatus', { canClaim: true, nextClaimAt: null, intervalMs: 86_400_000, grants: [] });
    const { container, store } = renderShell(<MenuDrawer onClose={() => undefined} />, { state: { profile } });
    const pages = ['markets', 'spot', 'futures', 'earn', 'express', 'convert', 'listYourAsset', 'otc'];
    expect(allIn(screen.getByRole('navigation'))).toEqual(pages.map((name) => `drawer-menu-${name}`));
    await userEvent.click(screen.getByTestId('drawer-profile'));
    const folds = [...container.querySelectorAll<HTMLElement>('[aria-expanded]')].map(({ dataset }) => dataset.testid);
    expect(folds).toEqual(['drawer-wallet', 'drawer-profile', 'drawer-language', 'drawer-colours']);
    expect(screen.getByTestId('profile-referral').compareDocumentPosition(screen.getByTestId('drawer-logout'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await userEvent.click(screen.getByTestId('drawer-logout'));
    expect(store.getState().dialog.open).toBe('logout');
  });
});

describe('notifications', () => {
  it('are reached by the bell: a link on phones', () => {
    renderShell(<NotificationLink />);
    expect(screen.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/profile/notification');
  });
});

describe('the footer', () => {
  it('appears after a second', () => {
    jest.useFakeTimers();
    renderShell(<Footer />);
    act(() => jest.advanceTimersByTime(999));
    expect(screen.queryByTestId('footer')).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByTestId('footer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'About us' })).toHaveAttribute('href', 'https://harbour.example/about');
    expect(screen.queryByTestId('licence')).toBeNull();
  });

  it('tells under whose licence a brand works, in the page’s language', () => {
    jest.useFakeTimers();
    const licence = { text: { default: 'Licensed.', 'ar-AE': 'مرخَّص.' }, flag: 'eu' as const };
    renderShell(<Footer />, { locale: 'ar-AE', site: { licence } });
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByTestId('licence')).toHaveTextContent('مرخَّص.');
    expect(screen.getByRole('img', { name: 'الاتحاد الأوروبي' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'الشكاوى' })).toBeNull();
  });

  it('does not let a line end within a register number', () => {
    jest.useFakeTimers();
    const licence = {
      text: { default: 'Harbour SIA, licence 27-55/2026/4, under (EU) 2023/1114. Office: Quay 22.' },
      holder: 'Harbour SIA',
      flag: 'eu' as const,
    };
    renderShell(<Footer />, { site: { licence } });
    act(() => jest.advanceTimersByTime(1000));
    const numbers = screen.getByTestId('licence').querySelectorAll('span');
    expect([...numbers].map(({ textContent }) => textContent)).toEqual(['27-55/2026/4,', '2023/1114.']);
    expect(screen.getByTestId('licence')).toHaveTextContent(licence.text.default);
  });

  it('names who holds the licence, and leads to the register and to complaints', () => {
    jest.useFakeTimers();
    const links = { register: { default: 'https://register.harbour.example/1' }, complaints: { default: '/terms-of-service#complaints' } };
    const licence = { text: { default: 'Harbour SIA is licensed.' }, holder: 'Harbour SIA', flag: 'eu' as const, ...links };
    renderShell(<Footer />, { locale: 'ar-AE', site: { licence } });
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByText('Harbour SIA', { selector: 'b' }).parentElement).toHaveTextContent('Harbour SIA is licensed.');
    expect(screen.getByText('Harbour SIA', { selector: 'b' }).closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'التحقق من السجل' })).toHaveAttribute('href', 'https://register.harbour.example/1');
    expect(screen.getByRole('link', { name: 'الشكاوى' })).toHaveAttribute('href', '/terms-of-service#complaints');
  });
});

describe('the error page', () => {
  it('tells a page that does not exist from one that failed', () => {
    const { unmount } = renderShell(<ErrorScreen statusCode={404} />, { path: '/_error' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page does not exist.');
    expect(screen.getByRole('link', { name: 'Go to markets' })).toHaveAttribute('href', '/markets');
    unmount();
    renderShell(<ErrorScreen statusCode={500} />, { path: '/_error', site: { supportSpot: false } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page could not be loaded.');
  });
});

describe('pages', () => {
  it('opt out of the usual frame by their display name', () => {
    expect(pageFrameOf({ displayName: 'LoginPage' })).toEqual({ header: 'bare', hasFooter: false, hasArt: true });
    expect(pageFrameOf({ displayName: 'SpotTradePage' })).toEqual({ header: 'terminal', hasFooter: false });
    expect(pageFrameOf({ displayName: 'MarketsPage' })).toEqual({ header: 'page', hasFooter: true });
    expect(pageFrameOf({})).toEqual({ header: 'page', hasFooter: true });
    // A page below the one the menus lead to has its own bar on phones, and not the header besides.
    for (const [displayName, query] of [
      ['ConvertPage', { view: 'history' }],
      ['ExpressPage', { order: '7' }],
    ] as const) {
      expect(pageFrameOf({ displayName }, undefined, query).hasPhoneBar).toBe(true);
      expect(pageFrameOf({ displayName }).hasPhoneBar).toBeUndefined();
    }
    expect(pageFrameOf({ displayName: 'NotificationPage' })).toEqual({
      header: 'page',
      hasFooter: true,
      hasPhoneBar: true,
      side: 'profile',
    });
  });
});

describe('initials', () => {
  it.each([
    [{ fullName: 'Jana Maria Hoffmann', nickName: 'x', email: null }, 'JH'],
    [{ fullName: null, nickName: 'jana', email: null }, 'JA'],
    [{ fullName: null, nickName: '', email: 'jana.hoffmann@mail.example' }, 'JH'],
    [{ fullName: '王小明', nickName: '', email: null }, '王小'],
    [{ fullName: null, nickName: '', email: null }, ''],
  ])('of %j are %s', (user, letters) => expect(initials(user)).toBe(letters));
});
