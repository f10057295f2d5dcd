import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ASSERTION, CHALLENGE, withBrowserPasskeys } from '../../support/browserPasskeys';
import { answers, isUnreachable, refuses } from '../../support/exchangeServer';
import { unprotected } from '../../support/securityFixture';
import { address, amount, go, refusal, typed } from '../../support/sendForm';
import { ADDRESS, codeSent, openSend, withdrawal, withSending } from '../../support/sendScreens';

withSending();
withBrowserPasskeys();

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

describe('the review, in figures', () => {
  it('says what is left after this, with the decimals of the coin, and leads back to the form as it was', async () => {
    const { user } = await reviewed();
    const review = screen.getByTestId('send-review');
    expect(review).toHaveTextContent('1,900.00 USDT left after this');
    expect(review).toHaveTextContent('−2.40');
    expect(screen.getByTestId('send-confirm')).toHaveTextContent('Send 100.00 USDT');
    await user.click(screen.getByTestId('page-back'));
    expect(await amount()).toHaveValue('100');
  });

  it('says it to nobody while balances are hidden', async () => {
    const user = userEvent.setup();
    openSend(undefined, false);
    await typed();
    answers('withdrawVerify', codeSent);
    await waitFor(() => expect(go()).toBeEnabled());
    await user.click(go());
    expect(await screen.findByTestId('send-review')).not.toHaveTextContent(/left after|1,900/);
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
    expect(await screen.findByText(/^No answer came/)).toBeVisible();
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
    expect(sessionStorage.getItem('send USDT')).toBeNull();
  });

  it('has a passkey sign what is reviewed, and nothing else', async () => {
    answers('securityState', { ...unprotected, passkeys: 1, methods: ['passkey'] });
    const signed: unknown[] = [];
    answers('withdrawChallenge', CHALLENGE, async (request) => void signed.push(await request.json()));
    const sent: Record<string, unknown>[] = [];
    answers('withdraw', withdrawal(), async (request) => void sent.push((await request.json()) as Record<string, unknown>));
    const { user } = await reviewed();
    await confirmed(user);
    await waitFor(() => expect(sent).toMatchObject([{ passkey: ASSERTION }]));
    const { passkey, clientWithdrawalId, ticket, code, ...wanted } = sent[0] ?? {};
    expect(signed).toEqual([wanted]);
    expect(wanted).toMatchObject({ symbol: 'USDT', address: ADDRESS, amount: '100', fee: '2.4' });
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
