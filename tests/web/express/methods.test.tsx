import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, withExchangeServer } from '@/tests/support/exchangeServer';
import { card, noCards, openExpress, phone } from '@/tests/support/expressForm';

withExchangeServer();
afterEach(() => {
  removeToken();
  sessionStorage.clear();
});

const radio = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const verification = () => screen.queryAllByRole('link', { name: 'Start verification' });

describe('ways to pay of who is signed in and not verified', () => {
  beforeEach(() => storeToken('secret'));

  it('begins with one that takes their money, and says beside the others why not and what changes it', async () => {
    openExpress({ user: {}, site: { globalRegion: true } });
    await waitFor(async () => expect(await radio(/^Bank transfer/)).toBeChecked());
    for (const name of [/^Credit or debit card/, /^Wallet on the phone/]) {
      const refused = await radio(name);
      expect(refused).toBeDisabled();
      expect(refused).toHaveAccessibleDescription('Needs a verified identity.');
    }
    expect(verification().map((link) => link.getAttribute('href'))).toEqual(['/verification/kyc', '/verification/kyc']);
    expect(document.body).not.toHaveTextContent(/bank transfer works/i);
  });

  it('takes no card that the address names either', async () => {
    openExpress({ user: {}, site: { globalRegion: true }, path: '/express?method=card&amount=100' });
    await waitFor(async () => expect(await radio(/^Bank transfer/)).toBeChecked());
  });

  it('chooses nothing before it is known what is theirs to use, and what they choose meanwhile at once', async () => {
    let tell: () => void = () => undefined;
    const known = new Promise<void>((resolve) => {
      tell = resolve;
    });
    openExpress({ user: {}, site: { globalRegion: true } });
    answers('expressLimits', noCards, () => known);
    const bankRow = await radio(/^Bank transfer/);
    expect(await radio(/^Credit or debit card/)).not.toBeChecked();
    await userEvent.click(bankRow);
    expect(bankRow).toBeChecked();
    tell();
    await waitFor(async () => expect(await radio(/^Credit or debit card/)).toBeDisabled());
    expect(bankRow).toBeChecked();
  });

  it('chooses none and sends nothing where every one is refused', async () => {
    openExpress({ user: {}, site: { globalRegion: true }, methods: [card, phone], path: '/express?amount=100' });
    await waitFor(async () => expect(await radio(/^Credit or debit card/)).toBeDisabled());
    expect(screen.getByTestId('express-send')).toBeDisabled();
    expect(screen.getByTestId('express-send')).toHaveTextContent('Buy BTC');
  });

  it('is told once, with the way there, where the brand takes nobody’s money before', async () => {
    openExpress({ user: {}, site: { globalRegion: false }, path: '/express?amount=100' });
    await radio(/^Bank transfer/);
    await waitFor(() => expect(verification()).toHaveLength(1));
    expect(screen.getByText('Buying needs a verified identity here.')).toBeInTheDocument();
    expect(screen.queryByTestId('express-send')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/works without/i);
  });

  it('sells all the same: that needs none', async () => {
    openExpress({ user: {}, site: { globalRegion: false }, path: '/express?side=sell&amount=0.01' });
    await waitFor(() => expect(screen.getByTestId('express-send')).toBeEnabled());
    expect(verification()).toEqual([]);
    expect(await radio(/^Credit or debit card/)).toBeEnabled();
  });

  it('is told what else stands against it', async () => {
    const standing = { frozenAt: null, selfFrozenAt: 1, sendingHeldUntil: null } as never;
    openExpress({ user: { authStatus: 1, standing }, path: '/express?side=sell&amount=0.01' });
    expect(await screen.findByText(/You have frozen this account/)).toBeInTheDocument();
    expect(screen.getByTestId('express-send')).toBeDisabled();
  });
});

describe('ways to pay of who is verified', () => {
  beforeEach(() => storeToken('secret'));
  const used = { perDayUsd: '20000', leftTodayUsd: '20000', cardPerMonthEur: '15000' };

  it('begins with the first', async () => {
    openExpress({ user: { authStatus: 1 }, limits: { ...used, cardLeftEur: '15000' } });
    await waitFor(async () => expect(await radio(/^Credit or debit card/)).toBeChecked());
    expect(verification()).toEqual([]);
  });

  it('passes by cards whose limit of the month has less left than the least', async () => {
    openExpress({ user: { authStatus: 1 }, limits: { ...used, cardLeftEur: '29.99' } });
    await waitFor(async () => expect(await radio(/^Bank transfer/)).toBeChecked());
    expect(await radio(/^Credit or debit card/)).toHaveAccessibleDescription(/limit of this month/);
    expect(screen.getAllByRole('link', { name: 'Raise limits' })).toHaveLength(2);
  });
});

it('begins with the first for a visitor, of whom nothing is known', async () => {
  openExpress();
  await waitFor(async () => expect(await radio(/^Credit or debit card/)).toBeChecked());
  expect(within(screen.getByRole('radiogroup')).queryByText(/verified identity/)).toBeNull();
});
