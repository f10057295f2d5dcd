import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CodeName, codes } from '@/contract/codes';
import { answers, isUnreachable, refuses } from '../../support/exchangeServer';
import { ADDRESS, book, chain, checked, codeSent, openSend, saved, withdrawal, withSending } from '../../support/sendScreens';
import { userFixture } from '../../support/siteFixture';

withSending();

const address = () => screen.findByTestId('send-address');
const amount = () => screen.findByTestId('send-amount');
const go = () => screen.getByTestId('send-continue');
const refusal = (name: CodeName, ...params: string[]) => ({ code: codes[name].code, msg: [codes[name].key, ...params].join('||') });

/** All that the form asks for, typed. */
async function typed(sum = '100') {
  fireEvent.change(await address(), { target: { value: ADDRESS } });
  fireEvent.change(await amount(), { target: { value: sum } });
}
async function reviewed() {
  const user = userEvent.setup();
  const view = openSend();
  await typed();
  answers('withdrawVerify', codeSent);
  await waitFor(() => expect(go()).toBeEnabled());
  await user.click(go());
  await screen.findByTestId('send-review');
  return { user, ...view };
}
const confirmed = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(within(screen.getByTestId('send-review')).getAllByRole('textbox')[0] as HTMLElement);
  await user.keyboard('123456');
  await user.click(screen.getByTestId('send-confirm'));
};

describe('the form that sends', () => {
  it('shows fee, least amount, what the recipient gets and what is left of the limit before anything is asked', async () => {
    openSend();
    await typed();
    await waitFor(() => expect(screen.getByTestId('send-gets')).toHaveTextContent('97.6'));
    expect(screen.getByRole('radio', { name: /Ethereum/ }).closest('label')).toHaveTextContent(/2\.4.*10/);
    const [limit] = screen.getAllByTestId('send-limit');
    expect(limit).toHaveTextContent('$1,400.00');
    expect(within(limit as HTMLElement).getByRole('img')).toHaveAccessibleName(/\$1,400\.00/);
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

describe('the review', () => {
  it('shows the address whole, fee and what arrives', async () => {
    await reviewed();
    const review = screen.getByTestId('send-review');
    for (const part of ['5aAe', 'eAed', 'Ethereum', '97.6', '2.4']) expect(review).toHaveTextContent(part);
    expect(screen.getByTestId('send-steps')).toHaveAccessibleName('Step 2 of 3');
  });

  it('sends under one name, however often it is pressed', async () => {
    const { user, router } = await reviewed();
    isUnreachable('withdraw');
    await confirmed(user);
    expect(await screen.findByText('No answer came. Press again: it is sent once at most.')).toBeVisible();
    const names: string[] = [];
    answers(
      'withdraw',
      withdrawal(),
      async (request) => void names.push(((await request.json()) as { clientWithdrawalId: string }).clientWithdrawalId),
    );
    await user.dblClick(screen.getByTestId('send-confirm'));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith(expect.objectContaining({ query: { id: '42' } })));
    // A second press that comes behind the answer asks for the same.
    expect(new Set(names).size).toBe(1);
    expect(sessionStorage.getItem('send.USDT')).toBeNull();
  });

  it('goes back to the form where a field of it is refused at the end', async () => {
    const { user } = await reviewed();
    refuses('withdraw', refusal('withdrawalLimit', '12.50'));
    await confirmed(user);
    expect(await amount()).toHaveAttribute('aria-invalid', 'true');
    expect(await address()).toHaveValue(ADDRESS);
  });

  it('says a wrong code beside the code, and stays', async () => {
    const { user } = await reviewed();
    refuses('withdraw', refusal('codeInvalid'));
    await confirmed(user);
    const review = screen.getByTestId('send-review');
    await waitFor(() => expect(within(review).getAllByRole('textbox')[0]).toHaveAttribute('aria-invalid', 'true'));
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
