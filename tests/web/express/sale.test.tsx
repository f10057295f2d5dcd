import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { codes } from '@/contract/codes';
import { endpoints } from '@/contract/endpoints';
import { ExpressScreen } from '@/src/features/express';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, exchangeServer, isUnreachable, refuses, withExchangeServer } from '@/tests/support/exchangeServer';
import { leaving, owns } from '../../support/expressForm';
import { renderShell } from '../../support/renderShell';
import { unprotected } from '../../support/securityFixture';

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(removeToken);

const sent = {
  ticket: 't'.repeat(43),
  channel: 'email',
  maskedTarget: 'ja***@mail.example',
  expiresAt: Date.now() + 600_000,
  resendAt: Date.now() + 60_000,
} as const;
const terms = { coin: 'BTC', amount: '0.01', currency: 'EUR', methodId: 'bank' };

/** What the exchange was asked: codes, and sales, whose answers are taken off the front. */
function exchangeAsks(
  refused: readonly ('credentialsInvalid' | 'codeInvalid' | 'codeExpired' | 'balanceTooLow' | 'expressPriceOver' | 'network')[],
) {
  const price = { side: 'SELL', currency: 'EUR', coin: 'BTC', price: '80000', seconds: 60 } as const;
  const method = { methodId: 'bank', kind: 'BANK', name: null, provider: 'Paywell', min: '30', max: '5000', holdHours: 0 } as const;
  answers('expressSlogan', { slogan: null });
  answers('expressCurrencies', { currencies: [{ currency: 'EUR' }], coins: ['BTC'] });
  answers('expressPrices', { ...price, validUntil: Date.now() + 60_000, priceToken: 'a'.repeat(43) });
  answers('expressMethods', [{ ...method, providerFeePercent: '0', ownFeePercent: '0', minMinutes: 0, maxMinutes: 0, priceSeconds: 600 }]);
  answers('expressLimits', { perDayUsd: '1000', leftTodayUsd: '1000', cardPerMonthEur: null, cardLeftEur: null });
  answers('profileLimits', leaving('50000'));
  answers('accountBalances', owns('1'));
  answers('coins', []);
  answers('expressOrders', { records: [], last: true, searchAfter: null });
  answers('securityState', unprotected);
  const codesAsked: unknown[] = [];
  answers('expressSaleVerify', sent, async (request) => void codesAsked.push(await request.json()));
  const sold: Record<string, unknown>[] = [];
  const next = [...refused];
  exchangeServer.use(
    http.post(`*/api${endpoints.expressCreateOrder.path}`, async ({ request }) => {
      sold.push((await request.json()) as Record<string, unknown>);
      const why = next.shift();
      if (why === undefined || why === 'network') return HttpResponse.error();
      const { code, key } = codes[why];
      return HttpResponse.json({ code, msg: why === 'codeInvalid' ? `${key}||4` : key, data: null });
    }),
  );
  return { codesAsked, sold };
}

async function open() {
  renderShell(<ExpressScreen />, { path: '/express?side=sell&amount=0.01' });
  await waitFor(() => expect(screen.getByTestId('express-send')).toBeEnabled());
  await userEvent.click(screen.getByTestId('express-send'));
  expect(await screen.findByRole('dialog', { name: 'Sell 0.01 BTC for €800.00?' })).toBeInTheDocument();
}
const boxes = () => within(screen.getByRole('group', { name: 'Code from your email' })).getAllByRole<HTMLInputElement>('textbox');
const typed = () =>
  boxes()
    .map(({ value }) => value)
    .join('');
const password = () => screen.getByLabelText<HTMLInputElement>('Current password');
const sell = () => userEvent.click(screen.getByTestId('express-sell'));
async function fill() {
  await userEvent.type(password(), 'Harbour27');
  await userEvent.click(boxes()[0] as HTMLElement);
  await userEvent.keyboard('123456');
}

it('asks for the password and the code that was sent for it, says beside each what is wrong, and keeps what was typed', async () => {
  const { codesAsked, sold } = exchangeAsks(['credentialsInvalid', 'codeInvalid']);
  await open();
  expect(codesAsked).toEqual([terms]);
  await sell();
  expect(sold).toEqual([]);
  expect(screen.getByText('Enter your current password.')).toBeInTheDocument();
  expect(screen.getByText('Enter all six digits.')).toBeInTheDocument();
  await fill();
  await sell();
  expect(await screen.findByText('This is not your current password.')).toBeInTheDocument();
  const proof = { currentPassword: 'Harbour27', ticket: sent.ticket, code: '123456' };
  expect(sold).toEqual([expect.objectContaining({ side: 'SELL', ...terms, ...proof })]);
  expect([password().value, typed()]).toEqual(['Harbour27', '123456']);
  await sell();
  await waitFor(() => expect(sold).toHaveLength(2));
  expect(await screen.findByText('The code is wrong. Tries left: 4.')).toBeInTheDocument();
  expect([password().value, typed()]).toEqual(['Harbour27', '123456']);
});

it('sends no other code to who goes back and comes again, and drops the password; another one where the first is good for nothing', async () => {
  const { codesAsked } = exchangeAsks(['codeExpired']);
  await open();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByTestId('express-send'));
  await screen.findByRole('dialog');
  expect([codesAsked.length, password().value]).toEqual([1, '']);
  await fill();
  await sell();
  await screen.findByText('The code has expired. Ask for a new one.');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByTestId('express-send'));
  await waitFor(() => expect(codesAsked).toHaveLength(2));
});

it('asks for the very same again where no answer came', async () => {
  const { sold } = exchangeAsks(['network', 'balanceTooLow']);
  await open();
  await fill();
  await sell();
  await waitFor(() => expect(sold).toHaveLength(1));
  await waitFor(() => expect(screen.getByTestId('express-sell')).toBeEnabled());
  await sell();
  await waitFor(() => expect(sold).toHaveLength(2));
  expect(sold[1]).toEqual(sold[0]);
  // Refused for what no field of the proof says: the form says it, and the next try is sent a code of its own.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByTestId('express-send')).toBeEnabled();
});

it('asks for it under the same name after going back, and at the price of now where the first one is over', async () => {
  const { sold } = exchangeAsks(['network', 'expressPriceOver', 'balanceTooLow']);
  await open();
  await fill();
  await sell();
  expect(await screen.findByText(/^No answer came, so it is not known/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await userEvent.click(screen.getByTestId('express-send'));
  await screen.findByRole('dialog');
  await fill();
  await sell();
  await waitFor(() => expect(sold).toHaveLength(3));
  expect(sold[1]).toEqual(sold[0]);
  expect(sold[2]?.clientOrderId).toBe(sold[0]?.clientOrderId);
});

it('sells nothing at a price that is over, and says in the dialog that no new one came', async () => {
  const { sold } = exchangeAsks([]);
  const price = { side: 'SELL', currency: 'EUR', coin: 'BTC', price: '80000', seconds: 2, priceToken: 'a'.repeat(43) } as const;
  answers('expressPrices', { ...price, validUntil: Date.now() + 2_000 });
  await open();
  isUnreachable('expressPrices');
  await fill();
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText('This price is over, and no new one came.', undefined, { timeout: 4_000 })).toBeInTheDocument();
  expect(screen.getByTestId('express-sell')).toBeDisabled();
  await userEvent.type(password(), '{Enter}');
  expect(sold).toEqual([]);
  answers('expressPrices', { ...price, seconds: 60, validUntil: Date.now() + 60_000 });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByTestId('express-sell')).toBeEnabled());
});

it('says why no code was sent', async () => {
  exchangeAsks([]);
  refuses('expressSaleVerify', { code: codes.addressNotSaved.code, msg: codes.addressNotSaved.key });
  renderShell(<ExpressScreen />, { path: '/express?side=sell&amount=0.01' });
  await waitFor(() => expect(screen.getByTestId('express-send')).toBeEnabled());
  await userEvent.click(screen.getByTestId('express-send'));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});
