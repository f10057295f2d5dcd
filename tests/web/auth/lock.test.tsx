import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codes } from '@/contract/codes';
import { call } from '@/src/api/call';
import { LockAccountScreen, LoginOtpScreen } from '@/src/features/auth';
import { keepPendingCode } from '@/src/features/auth/model/pendingCode';
import { storedToken, storeToken } from '@/src/lib/storage';
import { ApiConnection } from '@/src/shell/connection/ApiConnection';
import { MAIN_ID, SkipLink } from '@/src/shell/layout/SkipLink';
import { answers, refuses, withExchangeServer } from '@/tests/support/exchangeServer';
import { renderShell } from '@/tests/support/renderShell';
import { sent, site } from './authPage';

withExchangeServer();
const LINK = `10000001.1790000000000.${'s'.repeat(43)}`;
beforeEach(() => sessionStorage.clear());

const open = (link: string) => renderShell(<LockAccountScreen />, { path: `/lock-account#${link}`, site });
const lock = async () => userEvent.click(await screen.findByTestId('lock-account'));

describe('the link of a mail', () => {
  it('locks nothing by being opened; the button does, and says so', async () => {
    const asked: unknown[] = [];
    const locked = { lockedAt: Date.UTC(2026, 10, 24, 12), maskedTarget: sent.maskedTarget };
    answers('lockAccount', locked, async (request) => void asked.push(await request.json()));
    open(LINK);
    expect(await screen.findByRole('heading', { name: 'Was this not you?' })).toBeVisible();
    expect(asked).toEqual([]);
    expect(screen.getByRole('link', { name: 'It was me' })).toHaveAttribute('href', '/');
    await lock();
    expect(await screen.findByRole('heading', { name: 'Your account is locked' })).toBeVisible();
    expect(screen.getByText(/It was locked on 24 Nov/)).toBeVisible();
    expect(asked).toEqual([{ token: LINK }]);
  });

  it('stays the link when a user goes past the header by keys', async () => {
    const asked: unknown[] = [];
    answers('lockAccount', { lockedAt: 1, maskedTarget: sent.maskedTarget }, async (request) => void asked.push(await request.json()));
    const page = (
      <>
        <SkipLink />
        <main id={MAIN_ID} tabIndex={-1}>
          <LockAccountScreen />
        </main>
      </>
    );
    renderShell(page, { path: `/lock-account#${LINK}`, site });
    await screen.findByRole('heading', { name: 'Was this not you?' });
    const address = window.location.href;
    await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.href).toBe(address);
    await lock();
    await waitFor(() => expect(asked).toEqual([{ token: LINK }]));
  });

  it('says so also where it ends the session of this very browser', async () => {
    answers('lockAccount', { lockedAt: Date.UTC(2026, 10, 24, 12), maskedTarget: sent.maskedTarget });
    refuses('userInfo', { code: '10006', msg: 'auth.token_invalid', status: 403 });
    const lockPage = (
      <>
        <ApiConnection />
        <LockAccountScreen />
      </>
    );
    const { router } = renderShell(lockPage, { path: `/lock-account#${LINK}`, site });
    await lock();
    storeToken('ended');
    await call('userInfo', {}, { hideErrors: true });
    expect(storedToken()).toBeUndefined();
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { name: 'Your account is locked' })).toBeVisible();
  });

  it('sends nobody to a support that is not there', async () => {
    answers('lockAccount', { lockedAt: Date.UTC(2026, 10, 24, 12), maskedTarget: sent.maskedTarget });
    const none = { ...site, links: { footer: {}, social: {} }, chat: null };
    renderShell(<LockAccountScreen />, { path: `/lock-account#${LINK}`, site: none });
    await lock();
    expect(await screen.findByText(/Only the operator of .* can unlock it/)).toBeVisible();
    expect(screen.queryByText(/write to support/)).toBeNull();
  });

  it('says when it does not work, and offers a new password', async () => {
    refuses('lockAccount', { code: codes.lockLinkInvalid.code, msg: codes.lockLinkInvalid.key });
    open(LINK);
    await lock();
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute('href', '/reset-password');
  });

  it('that is cut off asks nobody', async () => {
    open('');
    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
  });

  it('stays there to be tried again when the exchange is away', async () => {
    refuses('lockAccount', { code: codes.unavailable.code, msg: codes.unavailable.key });
    open(LINK);
    await lock();
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.getByTestId('lock-account')).toBeEnabled();
  });
});

it('tells who logs in that the account is locked, and since when', async () => {
  keepPendingCode('login', sent);
  refuses('loginConfirm', { code: codes.accountIsLocked.code, msg: `${codes.accountIsLocked.key}||${Date.UTC(2026, 10, 24, 12)}` });
  const { router } = renderShell(<LoginOtpScreen />, { path: '/login/otp', site });
  const boxes = await screen.findByRole('group', { name: 'Code' });
  await userEvent.type(within(boxes).getAllByRole('textbox')[0] as HTMLElement, '481902');
  expect(await screen.findByRole('heading', { name: 'Your account is locked' })).toBeVisible();
  expect(screen.getByText(/It was locked on 24 Nov/)).toBeVisible();
  await waitFor(() => expect(router.replace).not.toHaveBeenCalled());
});
