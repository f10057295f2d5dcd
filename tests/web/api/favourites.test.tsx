import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { endpoints } from '@/contract/endpoints';
import { useFavourites } from '@/src/api/queries/favourites';
import { removeToken, storeToken } from '@/src/lib/storage';
import { ApiConnection } from '@/src/shell/connection/ApiConnection';
import { SessionKeeper } from '@/src/shell/session/SessionKeeper';
import { FavouriteStar } from '@/src/ui/favourite/FavouriteStar';
import { answers, exchangeServer, isUnreachable, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';

withExchangeServer();

const PAIRS = ['BTC_USDT', 'ETH_USDT', 'SOL_USDT'];
const STORED = 'favourite_pairs';

function Stars({ name = 'stars' }: { name?: string }) {
  const { symbols, isFavourite, toggle, isLoading } = useFavourites();
  return (
    <section aria-label={name} aria-busy={isLoading}>
      <output>{symbols.join(' ')}</output>
      {PAIRS.map((symbol) => (
        <FavouriteStar key={symbol} label={symbol} isOn={isFavourite(symbol)} onToggle={() => toggle(symbol)} />
      ))}
    </section>
  );
}

/** The account's favourites, behind calls that answer when the test lets them. */
function playAccount(start: readonly string[] = []) {
  const account = { favourites: [...start], sent: [] as string[], isHeld: false, release: () => {} };
  const waitTurn = () =>
    account.isHeld
      ? new Promise<void>((resolve) => {
          account.release = resolve;
        })
      : undefined;
  const change = (name: 'collectFavourite' | 'uncollectFavourite', apply: (symbol: string) => string[]) =>
    http.post(`*/api${endpoints[name].path}`, async ({ request }) => {
      const { symbol } = (await request.json()) as { symbol: string };
      account.sent.push(`${name === 'collectFavourite' ? '+' : '-'}${symbol}`);
      await waitTurn();
      account.favourites = apply(symbol);
      return HttpResponse.json({ code: '0', msg: 'success', data: account.favourites });
    });
  exchangeServer.use(
    http.get(`*/api${endpoints.spotFavourites.path}`, () => HttpResponse.json({ code: '0', msg: 'success', data: account.favourites })),
    change('collectFavourite', (symbol) => [...account.favourites.filter((other) => other !== symbol), symbol]),
    change('uncollectFavourite', (symbol) => account.favourites.filter((other) => other !== symbol)),
  );
  return account;
}

const stars = (name = 'stars') => within(screen.getByRole('region', { name }));
const shown = (name = 'stars') => stars(name).getByRole('status').textContent;
const press = (symbol: string) => userEvent.click(stars().getByRole('button', { name: symbol }));
const loaded = () => waitFor(() => expect(screen.getByRole('region', { name: 'stars' })).toHaveAttribute('aria-busy', 'false'));

afterEach(() => {
  act(removeToken);
  localStorage.clear();
});

describe("a visitor's favourites", () => {
  it('stay in the browser, in the order of collecting', async () => {
    const { unmount } = renderShell(<Stars />);
    await press('SOL_USDT');
    await press('BTC_USDT');
    expect(stars().getByRole('button', { name: 'SOL_USDT', pressed: true })).toBeVisible();
    expect(JSON.parse(localStorage.getItem(STORED) ?? '')).toEqual(['SOL_USDT', 'BTC_USDT']);
    unmount();
    renderShell(<Stars />);
    expect(shown()).toBe('SOL_USDT BTC_USDT');
    await press('SOL_USDT');
    await press('BTC_USDT');
    expect([shown(), localStorage.getItem(STORED)]).toEqual(['', null]);
  });

  it('agree between components and between tabs', async () => {
    renderShell(
      <>
        <Stars />
        <Stars name="others" />
      </>,
    );
    await press('ETH_USDT');
    expect(shown('others')).toBe('ETH_USDT');
    localStorage.setItem(STORED, '["BTC_USDT"]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORED })));
    expect([shown(), shown('others')]).toEqual(['BTC_USDT', 'BTC_USDT']);
  });

  it('count as none when what is stored is not a list of names', () => {
    localStorage.setItem(STORED, '{"BTC_USDT":1}');
    renderShell(<Stars />);
    expect(shown()).toBe('');
  });
});

describe("an account's favourites", () => {
  it('are marked at once and confirmed later', async () => {
    const account = playAccount(['ETH_USDT']);
    storeToken('secret');
    renderShell(<Stars />);
    await waitFor(() => expect(shown()).toBe('ETH_USDT'));
    account.isHeld = true;
    await press('BTC_USDT');
    expect(shown()).toBe('ETH_USDT BTC_USDT');
    account.isHeld = false;
    account.release();
    await waitFor(() => expect(account.favourites).toEqual(['ETH_USDT', 'BTC_USDT']));
    expect([shown(), localStorage.getItem(STORED)]).toEqual(['ETH_USDT BTC_USDT', null]);
  });

  it('end as the last press says, however fast the presses come', async () => {
    const account = playAccount();
    storeToken('secret');
    renderShell(<Stars />);
    await loaded();
    account.isHeld = true;
    await press('BTC_USDT');
    await waitFor(() => expect(account.sent).toEqual(['+BTC_USDT']));
    await press('BTC_USDT');
    await press('BTC_USDT');
    await press('BTC_USDT');
    await press('ETH_USDT');
    expect(shown()).toBe('ETH_USDT');
    account.isHeld = false;
    account.release();
    await waitFor(() => expect(account.favourites).toEqual(['ETH_USDT']));
    expect(account.sent).toEqual(['+BTC_USDT', '-BTC_USDT', '+ETH_USDT']);
    expect(shown()).toBe('ETH_USDT');
  });

  it('show the truth again when a call is refused, and say why', async () => {
    playAccount(['ETH_USDT']);
    refuses('collectFavourite', { code: '30003', msg: 'market.too_many_favourites||200' });
    storeToken('secret');
    renderShell(
      <>
        <ApiConnection />
        <Stars />
      </>,
    );
    await waitFor(() => expect(shown()).toBe('ETH_USDT'));
    await press('BTC_USDT');
    expect(await screen.findByText(/You have 200 favourites/)).toBeVisible();
    expect(shown()).toBe('ETH_USDT');
  });

  it('stay as pressed when the exchange asks to wait, and are sent again when it may be', async () => {
    const account = playAccount(['ETH_USDT']);
    exchangeServer.use(
      http.post(
        `*/api${endpoints.collectFavourite.path}`,
        () => HttpResponse.json({ code: '10003', msg: 'request.rate_limited||1', data: null }, { status: 429 }),
        { once: true },
      ),
    );
    storeToken('secret');
    renderShell(
      <>
        <ApiConnection />
        <Stars />
      </>,
    );
    await waitFor(() => expect(shown()).toBe('ETH_USDT'));
    await press('BTC_USDT');
    await waitFor(() => expect(account.favourites).toEqual(['ETH_USDT', 'BTC_USDT']), { timeout: 3_000 });
    expect(shown()).toBe('ETH_USDT BTC_USDT');
    expect(screen.queryByText(/Too many/)).toBeNull();
  });

  it('that wait are forgotten with their account', async () => {
    playAccount();
    refuses('collectFavourite', { code: '10003', msg: 'request.rate_limited||30', status: 429 });
    storeToken('secret');
    renderShell(<Stars />);
    await loaded();
    await press('BTC_USDT');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(shown()).toBe('BTC_USDT');
    act(() => storeToken('another'));
    await waitFor(() => expect(shown()).toBe(''));
  });

  it('follow what another tab did once this one has the focus again', async () => {
    const account = playAccount(['ETH_USDT']);
    storeToken('secret');
    renderShell(<Stars />);
    await waitFor(() => expect(shown()).toBe('ETH_USDT'));
    account.favourites = ['SOL_USDT'];
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(shown()).toBe('SOL_USDT'));
    later.mockRestore();
  });
});

describe('signing in', () => {
  it("adds the visitor's favourites to the account's and takes none away", async () => {
    localStorage.setItem(STORED, '["SOL_USDT","ETH_USDT"]');
    const account = playAccount(['BTC_USDT']);
    renderShell(<Stars />);
    expect(shown()).toBe('SOL_USDT ETH_USDT');
    act(() => storeToken('secret'));
    await waitFor(() => expect(account.favourites).toEqual(['BTC_USDT', 'SOL_USDT', 'ETH_USDT']));
    await waitFor(() => expect(localStorage.getItem(STORED)).toBeNull());
    expect(shown()).toBe('BTC_USDT SOL_USDT ETH_USDT');
  });

  it('keeps them for another time when the account cannot be reached, and forgets those it refuses', async () => {
    localStorage.setItem(STORED, '["SOL_USDT"]');
    answers('spotFavourites', []);
    isUnreachable('collectFavourite');
    storeToken('secret');
    const { unmount } = renderShell(<Stars />);
    await waitFor(() => expect(shown()).toBe(''));
    expect(localStorage.getItem(STORED)).toBe('["SOL_USDT"]');
    unmount();
    refuses('collectFavourite', { code: '30001', msg: 'market.symbol_unknown||SOL_USDT' });
    renderShell(<Stars />);
    await waitFor(() => expect(localStorage.getItem(STORED)).toBeNull());
  });

  it('drops what was still on its way when the session ends', async () => {
    const account = playAccount();
    answers('userInfo', userFixture);
    answers('trackStatus', { key: 'hide_balances', status: 0 });
    storeToken('secret');
    renderShell(
      <>
        <SessionKeeper />
        <Stars />
      </>,
    );
    await loaded();
    account.isHeld = true;
    await press('BTC_USDT');
    await press('ETH_USDT');
    await waitFor(() => expect(account.sent).toEqual(['+BTC_USDT']));
    act(removeToken);
    account.isHeld = false;
    account.release();
    await waitFor(() => expect(account.favourites).toEqual(['BTC_USDT']));
    account.favourites = [];
    act(() => storeToken('another'));
    await loaded();
    expect([shown(), account.sent]).toEqual(['', ['+BTC_USDT']]);
  });
});
