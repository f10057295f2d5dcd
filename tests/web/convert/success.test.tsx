import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { codes } from '@/contract/codes';
import { ConvertSuccessScreen } from '@/src/features/convert/screens/ConvertSuccessScreen';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RouteGuard } from '@/src/shell/guard/RouteGuard';
import { answers, refuses, withExchangeServer } from '@/tests/support/exchangeServer';
import { answerMediaQueries } from '../../support/matchMedia';
import { renderShell } from '../../support/renderShell';
import { wholePage } from '../../support/wholePage';

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(removeToken);

describe('the page of a conversion', () => {
  it('says that there is none, and not that the server did not answer', async () => {
    refuses('convertDetail', { code: codes.notFound.code, msg: codes.notFound.key });
    renderShell(<ConvertSuccessScreen />, { path: '/convert/success?order=12' });
    expect(await screen.findByText('There is no such conversion')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that something failed where that is so, and tries again', async () => {
    refuses('convertDetail', { code: codes.unavailable.code, msg: codes.unavailable.key });
    renderShell(<ConvertSuccessScreen />, { path: '/convert/success?order=12' });
    expect(await screen.findByRole('button')).toBeInTheDocument();
    expect(screen.queryByText('There is no such conversion')).not.toBeInTheDocument();
  });

  it('has what can be done next pinned to the end of a phone, and keeps each number whole', async () => {
    answers('convertDetail', {
      ...{ conversionId: '12', clientOrderId: 'c', kind: 'ONCE' },
      ...{ from: 'BTC', to: 'USDT', give: '0.00258477', get: '250', fee: '0', wallet: 'MAIN', at: 1_795_000_000_000 },
      ...{ before: { from: '1', to: '0' }, after: { from: '0.99741523', to: '250' } },
    });
    const { container } = renderShell(<ConvertSuccessScreen />, {
      path: '/convert/success?order=12',
      state: { profile: { showBalances: true } } as never,
    });
    expect(await screen.findByText('0.00258477')).toBeInTheDocument();
    // Its number alone would be anything's.
    expect(screen.getByTestId('conversion-id')).toHaveTextContent(/^C-\d{4}-00012$/);
    expect(container.querySelectorAll('[data-bottom-bar] a')).toHaveLength(2);
    const css = readFileSync('src/features/convert/screens/Success.module.css', 'utf8');
    expect(css).not.toMatch(/overflow-wrap: anywhere|white-space: normal/);
  });

  it.each([
    [true, 'amount=0.00258477'],
    [false, undefined],
  ])('names its amounts where balances are shown, in the address of what it leads to as well: %s', async (showBalances, amount) => {
    answers('convertDetail', {
      ...{ conversionId: '12', clientOrderId: 'c', kind: 'ONCE' },
      ...{ from: 'BTC', to: 'USDT', give: '0.00258477', get: '250', fee: '0.5', wallet: 'MAIN', at: 1_795_000_000_000 },
      ...{ before: { from: '1', to: '0' }, after: { from: '0.99741523', to: '250' } },
    });
    renderShell(<ConvertSuccessScreen />, { path: '/convert/success?order=12', state: { profile: { showBalances } } as never });
    const recurring = await screen.findByRole('link', { name: 'Set up recurring' });
    expect(recurring.getAttribute('href')).toContain('tab=recurring&from=BTC&to=USDT');
    if (amount) expect(recurring.getAttribute('href')).toContain(amount);
    else expect(wholePage()).not.toMatch(/0\.002|0\.997|[^0-9]250[^0-9]|0\.50/);
  });

  it('leads on from a phone to trading what came', async () => {
    answerMediaQueries(true);
    answers('earnOffers', []);
    answers('convertDetail', {
      ...{ conversionId: '12', clientOrderId: 'c', kind: 'ONCE' },
      ...{ from: 'USDT', to: 'BTC', give: '250', get: '0.00258477', fee: '0', wallet: 'MAIN', at: 1_795_000_000_000 },
      ...{ before: { from: '250', to: '0' }, after: { from: '0', to: '0.00258477' } },
    });
    renderShell(<ConvertSuccessScreen />, { path: '/convert/success?order=12', state: { profile: { showBalances: true } } as never });
    expect(await screen.findByRole('link', { name: /Trade BTC\/USDT/ })).toHaveAttribute('href', '/trade/spot/BTC_USDT');
  });

  it('leads to the login and back where nobody is signed in', async () => {
    removeToken();
    const { router } = renderShell(
      <RouteGuard isSignedIn={false}>
        <ConvertSuccessScreen />
      </RouteGuard>,
      { path: '/convert/success?order=12' },
    );
    expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(router.replace).toHaveBeenCalledWith({ pathname: '/login', query: { returnUrl: '/convert/success?order=12' } });
  });
});
