import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Withdrawal } from '@/contract/withdrawals';
import { HOLD_REASONS, NOT_MOVED, NOT_SAVED } from '@/domain/withdrawal/rules';
import { answers } from '../../support/exchangeServer';
import { openSend, withdrawal, withSending } from '../../support/sendScreens';

withSending();

const ENDED = Date.UTC(2026, 10, 18, 13);
const open = async (parts: Partial<Withdrawal>) => {
  answers('withdrawal', withdrawal(parts));
  openSend('/wallets/send/usdt?id=42');
  return screen.findByTestId('send-status');
};
const now = () => document.querySelector('[aria-current="step"]');

describe('how far a withdrawal is', () => {
  it.each<[Partial<Withdrawal>, RegExp]>([
    [{ status: 'HELD' }, /Held until .*Every transfer waits/],
    [{ status: 'REVIEW', reason: 'AMOUNT' }, /Approval.*A person looks at large amounts/],
    [{ status: 'APPROVED', reason: null }, /Sent to the network/],
    [{ status: 'SIGNED', reason: null }, /Sent to the network/],
    [{ status: 'SENT', reason: null, sentAt: ENDED }, /Confirmations, 0 of 12/],
    [{ status: 'CONFIRMING', reason: null, sentAt: ENDED, confirmations: 7 }, /Confirmations, 7 of 12/],
  ])('%j is at its step', async (parts, text) => {
    await open(parts);
    expect(now()).toHaveTextContent(text);
  });

  it.each(HOLD_REASONS)('says why it is held: %s', async (reason) => {
    await open({ status: reason === 'AMOUNT' || reason === 'RISK' ? 'REVIEW' : 'HELD', reason });
    expect(now()).not.toHaveTextContent(reason);
    expect((now()?.textContent ?? '').length).toBeGreaterThan(40);
  });

  it('says that one was given back for its address is not saved', async () => {
    await open({ status: 'REJECTED', reason: NOT_SAVED, endedAt: ENDED });
    expect(screen.getByRole('alert')).toHaveTextContent('saved addresses only by your own choice');
  });

  it('says why one failed, beside its title and in what happened', async () => {
    const view = await open({ status: 'FAILED', reason: NOT_MOVED, endedAt: ENDED });
    const why = 'The network took the transaction and moved nothing';
    expect(screen.getByRole('alert')).toHaveTextContent(`Why it failed${why}`);
    expect(view.querySelector('ol')).toHaveTextContent(
      `${why}, as a rule because the contract at the address refused the coins. All of it is back`,
    );
  });

  it.each([
    ['CANCELLED', 'Cancelled'],
    ['REJECTED', 'Rejected'],
    ['FAILED', 'Failed'],
  ] as const)('%s: all of it is back', async (status, word) => {
    const view = await open({ status, reason: status === 'REJECTED' ? 'The address is on a list.' : null, endedAt: ENDED });
    expect(view).toHaveTextContent(word);
    expect(view).toHaveTextContent('All of it is back in your main wallet.');
    if (status === 'REJECTED') expect(screen.getByRole('alert')).toHaveTextContent('The address is on a list.');
    expect(screen.queryByTestId('send-cancel')).toBeNull();
  });

  it('names amount and recipient, counts blocks, and answers what people ask', async () => {
    await open({ status: 'CONFIRMING', reason: null, sentAt: ENDED, confirmations: 7 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Send 100.00 USDT');
    expect(screen.getByText('On its way to Ledger, home.')).toBeVisible();
    expect(screen.getByText('Expected')).toBeVisible();
    const blocks = [...screen.getByTestId('send-blocks').children];
    expect(blocks).toHaveLength(12);
    expect(blocks.filter(({ className }) => className.includes('made'))).toHaveLength(7);
    await userEvent.click(screen.getByText('Why is my transfer held?'));
    expect(screen.getByText(/stop one you did not make\. The first transfer/)).toBeVisible();
  });

  it('names no amount while balances are hidden, in its title neither', async () => {
    answers('withdrawal', withdrawal({ status: 'HELD' }));
    const { container } = openSend('/wallets/send/usdt?id=42', false);
    await screen.findByTestId('send-status');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Send USDT');
    expect(container).not.toHaveTextContent(/97\.6|100\.00|2\.40/);
  });

  it('is done when the coins are there', async () => {
    const view = await open({ status: 'DONE', reason: null, sentAt: ENDED, endedAt: ENDED, confirmations: 12, txId: 'abc' });
    expect(view).toHaveTextContent('97.60 USDT arrive at Ledger, home.');
    expect(now()).toBeNull();
  });

  it('is called back while it can be, and says where the money is', async () => {
    const user = userEvent.setup();
    await open({ status: 'HELD', leavesAt: Date.now() + 240_000 });
    answers('withdrawCancel', withdrawal({ status: 'CANCELLED', endedAt: ENDED }));
    answers('withdrawal', withdrawal({ status: 'CANCELLED', endedAt: ENDED }));
    await user.click(screen.getByTestId('send-cancel'));
    await waitFor(() => expect(screen.getByTestId('send-status')).toHaveAttribute('data-status', 'CANCELLED'));
  });
});
