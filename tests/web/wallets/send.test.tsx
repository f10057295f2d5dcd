import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CodeName } from '@/contract/codes';
import { answers, refuses } from '../../support/exchangeServer';
import { answerMediaQueries } from '../../support/matchMedia';
import { address, amount, go, refusal, typed } from '../../support/sendForm';
import { ADDRESS, book, chain, checked, openSend, saved, withSending } from '../../support/sendScreens';
import { userFixture } from '../../support/siteFixture';

withSending();

describe('the form that sends', () => {
  it('says what is left of the limit after this, and promises nothing of an amount that cannot leave', async () => {
    openSend();
    await typed();
    await waitFor(() => expect(screen.getAllByTestId('send-limit')[0]).toHaveTextContent('Daily limit$1,400.00 left after this transfer'));
    expect(screen.getAllByTestId('send-limit')[1]).toHaveTextContent('Left of your daily limit$1,500.00');
    fireEvent.change(await amount(), { target: { value: '99999999' } });
    await waitFor(() => expect(screen.getByTestId('send-gets')).toHaveTextContent(/^--$/));
    expect(screen.getAllByTestId('send-limit')[0]).not.toHaveTextContent('after this transfer');
  });

  it('shows fee, least amount, what the recipient gets and what is left of the limit before anything is asked', async () => {
    openSend();
    await typed();
    await waitFor(() => expect(screen.getByTestId('send-gets')).toHaveTextContent('97.6'));
    expect(screen.getByRole('radio', { name: /Ethereum/ }).closest('label')).toHaveTextContent(/2\.4.*10/);
    const [limit] = screen.getAllByTestId('send-limit');
    expect(limit).toHaveTextContent('$1,400.00');
    expect(within(limit as HTMLElement).getByRole('img')).toHaveAccessibleName(/\$1,400\.00/);
  });

  it('lists the networks that fit the address first, once there is one, and how long each takes in minutes', async () => {
    answers('chains', [chain('TRON', { expectedSeconds: 45 }), chain('Ethereum', { expectedSeconds: 144 })]);
    answers(
      'withdrawAddress',
      checked({
        networks: [
          { chainId: 'TRON', problem: 'otherNetwork' },
          { chainId: 'Ethereum', problem: null },
        ],
      }),
    );
    openSend();
    const rows = async () => (await screen.findAllByRole('radio', { name: /TRON|Ethereum/ })).map((radio) => radio.closest('label'));
    expect((await rows())[0]).toHaveTextContent(/TRON.*≈ 1 min/);
    fireEvent.change(await address(), { target: { value: ADDRESS } });
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent(/Ethereum.*≈ 3 min/));
    expect((await rows())[1]).toHaveTextContent(/TRON.*Not for this address/);
  });

  it('leads to the other coins there are some of, the best known first', async () => {
    const some = { main: { available: '1', held: '0' } };
    answers('walletDetail', {
      total: '0',
      assets: ['USDT', 'SOL', 'BTC'].map((coinSymbol) => ({ coinSymbol, ...some })),
      earnAssets: [],
    } as never);
    const coin = (coinSymbol: string, sort: number) => ({ coinSymbol, name: coinSymbol, icon: '', isFiat: false, isOpen: 1, sort });
    answers('coins', [coin('SOL', 5), coin('USDT', 9), coin('ETH', 8), coin('BTC', 10)] as never);
    openSend();
    await screen.findByRole('link', { name: 'BTC' });
    const links = ['BTC', 'SOL'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
    expect(links).toEqual(['/wallets/send/btc', '/wallets/send/sol']);
    expect(screen.queryByRole('link', { name: 'ETH' })).toBeNull();
    expect(screen.getAllByRole('link', { name: /^(BTC|SOL)$/ }).map(({ textContent }) => textContent)).toEqual(['BTC', 'SOL']);
  });

  it('is called by the coin’s name', async () => {
    answers('coins', [{ coinSymbol: 'USDT', name: 'Tether' }] as never);
    openSend();
    expect(await screen.findByRole('heading', { level: 1, name: 'Send Tether' })).toBeInTheDocument();
  });

  it('keeps its name and the way back where nothing of it could be read', async () => {
    refuses('chains', { code: 'internal', msg: '', status: 500 });
    openSend();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Send USDT' })).toBeInTheDocument();
  });

  it('tells neither the limit’s rest nor its length while balances are hidden', async () => {
    const { container } = openSend(undefined, false);
    await typed();
    await waitFor(() => expect(go()).toBeEnabled());
    for (const limit of screen.getAllByTestId('send-limit')) expect(within(limit).queryByRole('img')).toBeNull();
    for (const told of ['1,400', '1,500', '2,000 USDT']) expect(container).not.toHaveTextContent(told);
  });

  it.each<[CodeName, string[], () => Promise<HTMLElement>]>([
    ['addressOwn', [], address],
    ['addressNotSaved', [], address],
    ['withdrawalLimit', ['12.50'], amount],
    ['withdrawalTooSmall', ['20', 'USDT'], amount],
    ['balanceTooLow', ['5', 'USDT'], amount],
  ])('says %s beside its field, keeps what was typed, and is silent once that is another', async (name, params, field) => {
    const user = userEvent.setup();
    openSend();
    await typed();
    await waitFor(() => expect(go()).toBeEnabled());
    refuses('withdrawVerify', refusal(name, ...params));
    await user.click(go());
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-invalid', 'true'));
    expect(await address()).toHaveValue(ADDRESS);
    expect(await amount()).toHaveValue('100');
    fireEvent.change(await amount(), { target: { value: '101' } });
    expect(await field()).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('says beside the networks that the fee is another by now, and shows the new one', async () => {
    const user = userEvent.setup();
    openSend();
    await typed();
    await waitFor(() => expect(go()).toBeEnabled());
    refuses('withdrawVerify', refusal('withdrawalFeeChanged', '3.1', 'USDT'));
    answers('chains', [chain('Ethereum', { withdrawalFee: '3.1' })]);
    await user.click(go());
    await waitFor(() => expect(screen.getByTestId('send-gets')).toHaveTextContent('96.9'));
    expect(screen.getByText(/3\.1 USDT/, { selector: '[id="send-network-refused"] *, [id="send-network-refused"]' })).toBeVisible();
  });

  it('says below the form what is about none of its fields', async () => {
    const user = userEvent.setup();
    openSend();
    await typed();
    await waitFor(() => expect(go()).toBeEnabled());
    refuses('withdrawVerify', refusal('rateLimited'));
    await user.click(go());
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('has what was typed after a reload, for its own user alone', async () => {
    const first = openSend();
    await typed();
    first.unmount();
    const again = openSend();
    expect(await address()).toHaveValue(ADDRESS);
    expect(await amount()).toHaveValue('100');
    again.unmount();
    openSend(undefined, true, { ...userFixture, id: `${userFixture.id}1` });
    expect(await address()).toHaveValue('');
  });

  it('wants a memo or the word that there is none, and says why', async () => {
    const user = userEvent.setup();
    answers('chains', [chain('Ethereum', { memo: 'memo' })]);
    openSend();
    await typed();
    const memo = await screen.findByTestId('send-memo');
    expect(memo).toHaveAttribute('aria-invalid', 'true');
    expect(go()).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'The recipient needs none' }));
    await waitFor(() => expect(go()).toBeEnabled());
  });

  it('compares an address with the one it could be taken for, the safe act first, and waits for a tick', async () => {
    const user = userEvent.setup();
    const known = `0x5aAe${'0'.repeat(32)}eAed`;
    answers('withdrawAddress', checked({ looksLike: { address: known, label: 'Ledger, home' } }));
    openSend();
    await typed();
    const alike = await screen.findByTestId('send-look-alike');
    expect(within(alike).getAllByRole('button')[0]).toHaveTextContent('Use Ledger, home');
    expect(go()).toBeDisabled();
    await user.click(screen.getByRole('checkbox'));
    await waitFor(() => expect(go()).toBeEnabled());
  });

  it('takes an address of the book with its network', async () => {
    const user = userEvent.setup();
    answers('addressBook', book([saved]));
    openSend();
    await user.click(await screen.findByTestId('send-book'));
    await user.click(await screen.findByRole('menuitem', { name: /Ledger, home/ }));
    expect(await address()).toHaveValue(ADDRESS);
    expect(screen.getByRole('radio', { name: /Ethereum/ })).toBeChecked();
  });
});

describe('a code that the camera sees', () => {
  const detect = jest.fn();
  class BarcodeDetector {
    detect = detect;
    static getSupportedFormats = async () => ['qr_code'];
  }
  const withCamera = (getUserMedia: () => Promise<unknown>) => {
    Object.assign(globalThis, { BarcodeDetector });
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  };
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    Reflect.deleteProperty(navigator, 'mediaDevices');
    jest.restoreAllMocks();
  });

  it('is not offered where the browser reads none', async () => {
    openSend();
    await address();
    await act(async () => undefined);
    expect(screen.queryByTestId('send-scan')).toBeNull();
  });

  it('fills the address in', async () => {
    const user = userEvent.setup();
    withCamera(async () => ({ getTracks: () => [], getVideoTracks: () => [] }));
    detect.mockResolvedValue([{ rawValue: `ethereum:${ADDRESS}@1` }]);
    openSend();
    await user.click(await screen.findByTestId('send-scan'));
    await waitFor(async () => expect(await address()).toHaveValue(ADDRESS));
  });

  it('is answered where the camera is not allowed, with the way that is left', async () => {
    const user = userEvent.setup();
    withCamera(async () => {
      throw new DOMException('no', 'NotAllowedError');
    });
    openSend();
    await user.click(await screen.findByTestId('send-scan'));
    expect(await screen.findByText(/The camera is not allowed here/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Type the address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('on a phone', () => {
  beforeEach(() => answerMediaQueries(true));
  afterEach(() => answerMediaQueries(false));

  it('the coin is chosen within the field of the amount, which holds what it is worth and all there is', async () => {
    const user = userEvent.setup();
    openSend();
    const field = (await amount()).parentElement?.parentElement as HTMLElement;
    const coin = await within(field).findByRole('button', { name: 'Coin: USDT' });
    expect(screen.getAllByRole('button', { name: /^Coin: / })).toEqual([coin]);
    await waitFor(() => expect(screen.getByTestId('send-form')).toHaveTextContent(/Available 2,000\.00\s?USDT/));
    await user.click(within(field).getByRole('button', { name: 'Max' }));
    expect(await amount()).toHaveValue('2,000');
    expect(field).toHaveTextContent('≈ $2,000.00');
    await user.click(coin);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('what stands against the amount is said beside it', async () => {
    openSend();
    await typed('99999');
    await waitFor(() => expect(screen.getByTestId('send-amount')).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByTestId('send-amount')).toHaveAccessibleName('Amount');
  });
});
