import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codes } from '@/contract/codes';
import { LoginScreen, RegisterOtpScreen, RegisterScreen } from '@/src/features/auth';
import { InvitationKeeper } from '@/src/shell/session/InvitationKeeper';
import { answers, isUnreachable, refuses, withExchangeServer } from '@/tests/support/exchangeServer';
import { renderShell } from '@/tests/support/renderShell';
import { offerCaptcha, sent, userFixture } from '../auth/authPage';

// The market half of the page is live and has tests of its own.
jest.mock('@/src/features/auth/view/MarketAside', () => ({ MarketAside: () => null }));

/** Rebates come out of the fees of spot trading. */
const site = { supportSpot: true };

withExchangeServer();
const DAY = 86_400_000;
beforeEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  answers('countries', []);
  await offerCaptcha();
});
afterEach(() => jest.restoreAllMocks());

const visit = (path: string) => renderShell(<InvitationKeeper />, { path }).unmount();
const openForm = (path = '/register') => renderShell(<RegisterScreen />, { path, site });
const codeField = () => screen.getByRole('textbox', { name: /Referral code/ });

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('Email'), 'jana@mail.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Harbour27');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
}

describe('who was invited', () => {
  it.each(['/?ref=jh4820ab7k', '/trade/spot/BTC_USDT?x=1&ref=JH4820AB7K', '/login?returnUrl=%2Fprofile%2Freferral%3Fref%3DJH4820AB7K'])(
    'finds the code in the form, wherever they came in, and what it gives: %s',
    async (path) => {
      const asked: (string | null)[] = [];
      answers('invitation', { isKnown: true }, (request) => void asked.push(new URL(request.url).searchParams.get('code')));
      visit(path);
      openForm();
      expect(codeField()).toHaveValue('JH4820AB7K');
      // Promised only once a user has the code.
      expect(codeField()).not.toHaveAccessibleDescription();
      const promise = 'With this code, 10% of your trading fees come back for 90 days.';
      await waitFor(() => expect(codeField()).toHaveAccessibleDescription(promise));
      expect(asked).toEqual(['JH4820AB7K']);
    },
  );

  it('hears at once that the link is of nobody, and how to go on without', async () => {
    answers('invitation', { isKnown: false });
    visit('/?ref=JH4820AB7K');
    openForm();
    await waitFor(() => expect(codeField()).toBeInvalid());
    expect(codeField()).toHaveAccessibleDescription(/does not exist\. .*leave the field empty/);
    await userEvent.clear(codeField());
    expect(codeField()).toBeValid();
  });

  it('is promised nothing while the exchange does not say whether a user has the code', async () => {
    isUnreachable('invitation');
    visit('/?ref=JH4820AB7K');
    openForm();
    await userEvent.type(codeField(), 'x');
    expect(codeField()).not.toHaveAccessibleDescription();
  });

  it('is not asked where inviting gives nothing, and no code is sent', async () => {
    visit('/?ref=JH4820AB');
    const asked: unknown[] = [];
    answers('registerVerify', sent, async (request) => void asked.push(await request.json()));
    renderShell(<RegisterScreen />, { path: '/register', site: { supportSpot: false } });
    expect(screen.queryByRole('textbox', { name: /Referral code/ })).toBeNull();
    await fillIn();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).not.toHaveProperty('referralCode');
  });

  it('finds it after a change of language, and a month later no more', () => {
    visit('/?ref=JH4820AB');
    visit('/markets');
    const arrived = Date.now();
    const now = jest.spyOn(Date, 'now');
    now.mockReturnValue(arrived + 29 * DAY);
    const { unmount } = renderShell(<RegisterScreen />, { path: '/register', locale: 'ar-AE', site });
    expect(screen.getByRole('textbox', { name: /رمز الإحالة/ })).toHaveValue('JH4820AB');
    unmount();
    now.mockReturnValue(arrived + 31 * DAY);
    openForm();
    expect(codeField()).toHaveValue('');
  });

  it('has the code of the last link, and none of what can be no code', () => {
    visit('/?ref=FIRST234');
    visit('/?ref=SECOND56');
    for (const ref of ['%3Cscript%3E', '', 'A'.repeat(21)]) visit(`/?ref=${ref}`);
    openForm();
    expect(codeField()).toHaveValue('SECOND56');
  });

  it('sends it with the form, is told where nobody has it, and can take it away', async () => {
    visit('/?ref=JH4820AB');
    openForm();
    const { code, key: msg } = codes.referralInvalid;
    refuses('registerVerify', { code, msg });
    await fillIn();
    await waitFor(() => expect(codeField()).toBeInvalid());
    const bodies: unknown[] = [];
    answers('registerVerify', sent, async (request) => void bodies.push(await request.json()));
    await userEvent.clear(codeField());
    await userEvent.type(codeField(), 'OTHER234');
    await offerCaptcha();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(bodies).toMatchObject([{ referralCode: 'OTHER234' }]));
  });

  it('has no code any more once the account is made', async () => {
    visit('/register?ref=JH4820AB');
    const { unmount } = openForm('/register?ref=JH4820AB&returnUrl=%2Fmarkets');
    const bodies: unknown[] = [];
    answers('registerVerify', sent, async (request) => void bodies.push(await request.json()));
    await fillIn();
    await waitFor(() => expect(bodies).toMatchObject([{ referralCode: 'JH4820AB' }]));
    unmount();
    answers('registerConfirm', { token: 't'.repeat(43), expiresAt: Date.now() + DAY, user: userFixture });
    answers('userInfo', userFixture);
    const { router } = renderShell(<RegisterOtpScreen />, { path: '/register/otp?returnUrl=%2Fmarkets', site });
    await userEvent.type(await screen.findByLabelText('Code: digit 1 of 6'), '123456');
    await waitFor(() => expect(localStorage.getItem('invitation')).toBeNull());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/markets'));
  });

  it('comes from the login page to the registration with code and way back', () => {
    visit('/login?returnUrl=%2Fmarkets&ref=JH4820AB');
    renderShell(<LoginScreen />, { path: '/login?returnUrl=%2Fmarkets', site });
    expect(screen.getByRole('link', { name: /Register|Create/ })).toHaveAttribute('href', '/register?returnUrl=%2Fmarkets');
  });
});
