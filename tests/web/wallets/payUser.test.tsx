import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { codes } from '@/contract/codes';
import { endpoints } from '@/contract/endpoints';
import { PayUserScreen } from '@/src/features/wallets';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider } from '@/src/realtime';
import { answers, exchangeServer, refuses, streams, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { unprotected } from '../../support/securityFixture';
import { userFixture } from '../../support/siteFixture';

const calls = { websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn(), spotTradeHistory: jest.fn() } as never;

withExchangeServer();
beforeEach(() => {
  storeToken('secret');
  streams();
  answers('transactions', { records: [], searchAfter: null, last: true });
  answers('mainWallet', { assets: [{ coinSymbol: 'USDT', available: '50', held: '0' }] } as never);
  answers('profileLimits', { level: 2, limits: {}, withdrawn: { usedUsd: '0', leftUsd: '100' } } as never);
  answers('userTransferState', { limitUsd: '100', leftUsd: '100', recent: [] });
  answers('walletDetail', { total: '0', assets: [], earnAssets: [] } as never);
  answers('walletWorth', { days: [], hours: [] });
  answers('coins', []);
  answers('tickers', []);
});
afterEach(() => removeToken());

const open = () =>
  renderShell(
    <RealtimeProvider calls={calls} isSignedIn={false} log={() => undefined}>
      <PayUserScreen />
    </RealtimeProvider>,
    {
      path: '/wallets/internal-transfer',
      state: {
        profile: { userInfo: { ...userFixture, authStatus: 1 }, showBalances: true, activeTab: undefined, currentApiKey: undefined },
      } as never,
    },
  );

it('goes on once there is a user to look for and an amount, and not before', async () => {
  open();
  const go = await screen.findByTestId('pay-continue');
  expect(go).toBeDisabled();
  fireEvent.change(screen.getByRole('textbox', { name: /Recipient/ }), { target: { value: '51730284' } });
  expect(go).toBeDisabled();
  fireEvent.change(screen.getByRole('textbox', { name: /Amount/ }), { target: { value: '25' } });
  await waitFor(() => expect(go).toBeEnabled());
});

it('opens the transfer between the own wallets from its head', async () => {
  open();
  await userEvent.click(await screen.findByTestId('pay-between'));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

/** Looks are answered when the test says so, each by who it asked for. */
function looks() {
  const answersOf = new Map<string, () => void>();
  exchangeServer.use(
    http.post(`*/api${endpoints.receiverFind.path}`, async ({ request }) => {
      const { uid } = (await request.json()) as { uid: string };
      await new Promise<void>((resolve) => answersOf.set(uid, resolve));
      return HttpResponse.json({ code: '0', msg: 'success', data: { name: `name-of-${uid}`, sent: 0 } });
    }),
  );
  const asked = (uid: string) => waitFor(() => expect(answersOf.has(uid)).toBe(true));
  const answer = async (uid: string) => {
    await asked(uid);
    answersOf.get(uid)?.();
  };
  return { asked, answer };
}
/** What is sent, each call answered by the next of these. */
function sends(...next: ('network' | 'credentialsInvalid' | 'made')[]) {
  const sent: Record<string, unknown>[] = [];
  answers('securityState', unprotected);
  exchangeServer.use(
    http.post(`*/api${endpoints.sendToUser.path}`, async ({ request }) => {
      const order = (await request.json()) as Record<string, unknown>;
      sent.push(order);
      const what = next.shift() ?? 'made';
      if (what === 'network') return HttpResponse.error();
      if (what !== 'made') return HttpResponse.json({ code: codes[what].code, msg: codes[what].key, data: null });
      const data = { transferId: '1', clientTransferId: order.clientTransferId, asset: 'USDT', amount: '25', name: 'x', at: 1 };
      return HttpResponse.json({ code: '0', msg: 'success', data });
    }),
  );
  return sent;
}
const recipient = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Recipient/ });
const write = (address: string, amount = '25') => {
  fireEvent.change(recipient(), { target: { value: address } });
  fireEvent.change(screen.getByRole('textbox', { name: /Amount/ }), { target: { value: amount } });
};
const find = () => fireEvent.click(screen.getByTestId('pay-find'));
async function review() {
  await waitFor(() => expect(screen.getByTestId('pay-continue')).toBeEnabled());
  fireEvent.click(screen.getByTestId('pay-continue'));
  return screen.findByRole('dialog');
}
const prove = () => fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'Harbour27' } });
const send = () => fireEvent.click(screen.getByTestId('pay-send'));

describe('who is shown is who is sent to', () => {
  it('where an answer comes after the recipient was edited', async () => {
    const { answer } = looks();
    const sent = sends();
    open();
    await screen.findByTestId('pay-continue');
    write('1111111');
    find();
    write('2222222');
    await answer('1111111');
    find();
    await answer('2222222');
    expect(await screen.findByTestId('pay-receiver')).toHaveTextContent('name-of-2222222');
    expect(await review()).toHaveAccessibleName('Send 25.00 USDT to name-of-2222222?');
    prove();
    send();
    await waitFor(() => expect(sent).toMatchObject([{ uid: '2222222', receiverName: 'name-of-2222222', amount: '25' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('and nobody while the answer is about another user', async () => {
    const { answer, asked } = looks();
    open();
    await screen.findByTestId('pay-continue');
    write('1111111');
    find();
    write('2222222');
    await answer('1111111');
    find();
    await asked('2222222');
    expect(screen.queryByTestId('pay-receiver')).toBeNull();
    // What was sent before may still be told in a toast.
    expect(screen.queryByText(/^name-of/)).toBeNull();
    await answer('2222222');
    expect(await screen.findByTestId('pay-receiver')).toHaveTextContent('name-of-2222222');
  });

  it('where a recent one is pressed while another is being looked for', async () => {
    answers('userTransferState', { limitUsd: '100', leftUsd: '100', recent: [{ uid: '3333333', name: 'Ines', sent: 2, lastAt: 1 }] });
    const { answer } = looks();
    const sent = sends();
    open();
    const recent = await screen.findByRole('button', { name: 'Ines' });
    write('1111111');
    find();
    fireEvent.click(recent);
    await answer('3333333');
    await answer('1111111');
    expect(await screen.findByTestId('pay-receiver')).toHaveTextContent('name-of-3333333');
    expect(recipient()).toHaveValue('3333333');
    expect(await review()).toHaveAccessibleName('Send 25.00 USDT to name-of-3333333?');
    prove();
    send();
    await waitFor(() => expect(sent).toMatchObject([{ uid: '3333333', receiverName: 'name-of-3333333' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('repeats everything before it is sent: to whom, from where, how much, what is left', async () => {
  answers('receiverFind', { name: 'Mei O***r', sent: 0 });
  answers('securityState', unprotected);
  open();
  await screen.findByTestId('pay-continue');
  write('51730284');
  fireEvent.change(screen.getByRole('textbox', { name: /Note/ }), { target: { value: 'Rent share' } });
  find();
  await screen.findByTestId('pay-receiver');
  const dialog = within(await review());
  const facts = dialog.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(facts).toEqual([
    'Recipient: Mei O***r',
    'UID: 51730284',
    'From: Main wallet',
    'Amount: 25.00 USDT',
    'Fee: 0.00 USDT',
    'Note for the recipient: Rent share',
    'Left in the main wallet: 25.00 USDT',
  ]);
  expect(dialog.getByText('It arrives at once, and cannot be taken back.')).toBeVisible();
});

it('says in words of what was typed that there is nobody, and nothing of an amount that nobody typed', async () => {
  refuses('receiverFind', { code: codes.receiverUnknown.code, msg: codes.receiverUnknown.key });
  open();
  await screen.findByTestId('pay-continue');
  fireEvent.change(recipient(), { target: { value: '51730284' } });
  find();
  expect(await screen.findByText(/^Nobody with this UID can receive here/)).toBeVisible();
  answers('receiverFind', { name: 'Mei O***r', sent: 0 });
  fireEvent.change(recipient(), { target: { value: '51730285' } });
  find();
  await screen.findByTestId('pay-receiver');
  expect(screen.getByRole('textbox', { name: /Amount/ })).toBeValid();
});

it('says of an amount that is more than there is, as soon as it is typed', async () => {
  open();
  await screen.findByTestId('pay-continue');
  write('51730284', '60');
  expect(await screen.findByText('More than is available.')).toBeVisible();
});

describe('what got no answer', () => {
  const reviewed = async (uid: string) => {
    answers('receiverFind', { name: `name-of-${uid}`, sent: 0 });
    open();
    await screen.findByTestId('pay-continue');
    write(uid);
    find();
    await screen.findByTestId('pay-receiver');
    await review();
    prove();
    send();
  };
  const unknown = () => screen.findByText(/^No answer came, so it is not known whether this was done/, {}, { timeout: 12_000 });

  it('is sent once, also after the review was closed and opened again', async () => {
    const sent = sends('network', 'credentialsInvalid', 'made');
    await reviewed('4444444');
    expect(await unknown()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await review();
    prove();
    send();
    // A refusal of the second says nothing of the first.
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    prove();
    send();
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(new Set(sent.map(({ clientTransferId }) => clientTransferId)).size).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // What was made is over: the same again is another one.
    write('4444444');
    find();
    await screen.findByTestId('pay-receiver');
    await review();
    prove();
    send();
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent[3]?.clientTransferId).not.toBe(sent[0]?.clientTransferId);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }, 30_000);

  it('is looked for, and said to be sent where it was', async () => {
    const sent = sends('network');
    exchangeServer.use(
      http.get(`*/api${endpoints.transactions.path}`, () => {
        const detail = { name: 'x', uid: '5555555', clientTransferId: sent[0]?.clientTransferId };
        const row = { transactionId: 'sent-1', status: 'COMPLETED', coinSymbol: 'USDT', amount: '-25', fee: '0', feeSymbol: 'USDT', at: 1 };
        const records = sent.length === 0 ? [] : [{ ...row, type: 'INTERNAL_OUT', detail }];
        return HttpResponse.json({ code: '0', msg: 'success', data: { records, searchAfter: null, last: true } });
      }),
    );
    await reviewed('5555555');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5_000 });
    expect(sent).toHaveLength(1);
  });
});

it('says that it is another one than was shown', async () => {
  answers('receiverFind', { name: 'name', sent: 0 });
  answers('securityState', unprotected);
  refuses('sendToUser', { code: codes.receiverOther.code, msg: codes.receiverOther.key });
  open();
  await screen.findByTestId('pay-continue');
  write('6666666');
  find();
  await screen.findByTestId('pay-receiver');
  await review();
  prove();
  send();
  expect(await screen.findByText('This is not the recipient who was shown. Find them again.')).toBeVisible();
});
