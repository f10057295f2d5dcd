import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NextPageContext } from 'next';
import ErrorPage from '@/pages/_error';
import { shellSiteOf } from '@/src/brand/shellSite';
import { AddressLimitScreen } from '@/src/shell/messages/AddressLimitScreen';
import { DocumentMissingScreen } from '@/src/shell/messages/DocumentMissingScreen';
import { pageIsBack } from '@/src/shell/messages/pageIsBack';
import { UnavailableScreen } from '@/src/shell/messages/UnavailableScreen';
import { ShellApp } from '@/src/shell/page/ShellApp';
import { renderShell } from '../../support/renderShell';
import { siteFixture } from '../../support/siteFixture';

const help = { help: { default: 'https://help.harbour.example' }, footer: {}, social: {} };

describe('the page for those who are turned away', () => {
  const facts = { address: '198.51.100.44', time: '2026-11-18 12:41:07 UTC', reference: '423-8F27C' };
  const fact = (name: string) => screen.getByText(name).parentElement;

  it('says as whom they were seen, when, and under which reference', () => {
    const { unmount } = renderShell(<AddressLimitScreen {...facts} country="Norway" />, { path: '/error/ip-limit', site: { links: help } });
    expect(fact('Your address')).toHaveTextContent('198.51.100.44');
    expect(fact('Seen as')).toHaveTextContent('Norway');
    expect(fact('Time')).toHaveTextContent('2026-11-18 12:41:07 UTC');
    expect(fact('Reference')).toHaveTextContent('423-8F27C');
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', 'https://help.harbour.example');
    unmount();
    renderShell(<AddressLimitScreen {...facts} />, { path: '/error/ip-limit' });
    expect(fact('Seen as')).toHaveTextContent('Country not known');
    expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull();
  });

  it('copies the reference, and says when it may not', async () => {
    const user = userEvent.setup();
    renderShell(<AddressLimitScreen {...facts} />, { path: '/error/ip-limit' });
    const copy = screen.getByRole('button', { name: 'Copy the reference' });
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(copy);
    expect(await screen.findByText('Reference copied')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('423-8F27C');
    write.mockRejectedValue(new Error('denied'));
    await user.click(copy);
    expect(await screen.findByText(/Select the reference by hand/)).toBeInTheDocument();
  });
});

describe('the page of a text that cannot be shown', () => {
  it('says that the brand has not written it, and who can be asked', () => {
    renderShell(<DocumentMissingScreen name="terms" reason="none" />, { path: '/terms-of-service', site: { links: help } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There are no terms here yet.');
    expect(screen.getByText(/Harbour has not published this text/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', 'https://help.harbour.example');
  });

  it('offers to try again when it could not be fetched', () => {
    renderShell(<DocumentMissingScreen name="privacy" reason="away" />, { path: '/private-policy' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The privacy policy cannot be shown right now.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

function CoinPage({ coin }: { coin?: { coinSymbol: string } }) {
  return <h1>{`Coin ${coin?.coinSymbol}`}</h1>;
}

it('a page that breaks in the browser leaves brand, words and session to the one that says so', async () => {
  const words = { initialI18nStore: { en: { common: {} } }, initialLocale: 'en', ns: ['common'], userConfig: null };
  const pageProps = { site: shellSiteOf(siteFixture), isSignedIn: true, coin: { coinSymbol: 'BTC' }, _nextI18Next: words };
  const { unmount } = renderShell(<ShellApp Component={CoinPage} pageProps={pageProps} />, { path: '/earn/btc' });
  unmount();
  const props = await ErrorPage.getInitialProps({ err: new Error('broken') } as unknown as NextPageContext);
  expect(props).toEqual({ site: shellSiteOf(siteFixture), isSignedIn: true, _nextI18Next: words, statusCode: 500 });
});

describe('the page of an exchange that is away', () => {
  const asked = jest.fn<Promise<Partial<Response>>, []>();
  const fetchBefore = globalThis.fetch;
  beforeEach(() => {
    globalThis.fetch = asked as never;
  });
  afterEach(() => {
    asked.mockReset();
    globalThis.fetch = fetchBefore;
  });

  it('stands in the place of the page that could not be filled', async () => {
    asked.mockRejectedValue(new Error('away'));
    const { unmount } = renderShell(
      <ShellApp Component={CoinPage} pageProps={{ site: shellSiteOf(siteFixture), isSignedIn: false, statusCode: 503 }} />,
      {
        path: '/earn/btc',
      },
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('We will be right back.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.queryByText(/^Coin /)).toBeNull();
    unmount();
  });

  it('looks every 3 s whether the page is there, and no longer once it is left', async () => {
    jest.useFakeTimers();
    asked.mockResolvedValue({ status: 503 });
    const { unmount } = renderShell(<UnavailableScreen />, { path: '/wallets/main/btc' });
    expect(asked).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(6_100));
    expect(asked).toHaveBeenCalledTimes(2);
    unmount();
    await act(() => jest.advanceTimersByTimeAsync(6_100));
    expect(asked).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  it.each([
    [200, true],
    [404, true],
    [429, false],
    [503, false],
  ])('is over when the address answers %i: %s', async (status, isBack) => {
    asked.mockResolvedValue({ status });
    await expect(pageIsBack(new AbortController().signal)).resolves.toBe(isBack);
  });

  it('is not over while nobody answers', async () => {
    asked.mockRejectedValue(new TypeError('no connection'));
    await expect(pageIsBack(new AbortController().signal)).resolves.toBe(false);
  });
});
