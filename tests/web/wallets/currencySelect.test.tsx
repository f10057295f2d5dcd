import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codes } from '@/contract/codes';
import { usePreferences } from '@/src/api/queries/preferences';
import { CurrencySelect } from '@/src/features/wallets/overview/CurrencySelect';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { account } from '../../support/settingsPage';

withExchangeServer();
beforeEach(() => {
  storeToken('secret');
  answers('preferences', account);
});
afterEach(() => {
  removeToken();
  localStorage.clear();
});

const rates = { USD: '1', EUR: '0.92', JPY: '151' };
const Chosen = () => <p data-testid="chosen">{usePreferences(true).data?.currency}</p>;
const open = (rate: Record<string, string> = rates) =>
  renderShell(
    <>
      <CurrencySelect />
      <Chosen />
    </>,
    { site: { coinInfo: { USDT: { isOpen: 1, rate } } } as never },
  );
const select = () => screen.getByRole('button', { name: /USD/ });

describe('the currency of the overview', () => {
  it('is chosen from those the brand has rates for, and saved on the version that was looked at', async () => {
    const saved: unknown[] = [];
    answers(
      'preferencesSave',
      { preferences: { ...account, currency: 'EUR', version: 4 }, overwritten: [] },
      async (request) => void saved.push(await request.json()),
    );
    open();
    await waitFor(() => expect(select()).toBeEnabled());
    await userEvent.click(select());
    const options = await screen.findAllByRole('menuitemradio');
    expect(options.map(({ textContent }) => textContent?.slice(0, 3))).toEqual(['USD', 'EUR', 'JPY']);
    await userEvent.click(options[1] as HTMLElement);
    await waitFor(() => expect(screen.getByTestId('chosen')).toHaveTextContent('EUR'));
    expect(saved).toEqual([{ version: 3, changes: { currency: 'EUR' } }]);
  });

  it('stays what it was where it could not be saved, and says so', async () => {
    refuses('preferencesSave', { code: codes.unavailable.code, msg: codes.unavailable.key });
    open();
    await waitFor(() => expect(select()).toBeEnabled());
    await userEvent.click(select());
    await userEvent.click((await screen.findAllByRole('menuitemradio'))[1] as HTMLElement);
    await waitFor(() => expect(document.querySelector('[data-toast]')).not.toBeNull());
    expect(screen.getByTestId('chosen')).toHaveTextContent('USD');
  });

  it('is no choice where there is one alone, or nobody knows what was chosen', async () => {
    open({ USD: '1' });
    await waitFor(() => expect(screen.getByTestId('chosen')).toHaveTextContent('USD'));
    expect(select()).toBeDisabled();
  });
});
