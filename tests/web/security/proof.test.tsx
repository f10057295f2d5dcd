import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { codes } from '@/contract/codes';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { DisableDialog } from '@/src/features/security/view/factor/DisableDialog';
import { SetUpDialog } from '@/src/features/security/view/factor/SetUpDialog';
import { ExportDialog } from '@/src/features/security/view/ownData/ExportDialog';
import { AddPasskeyDialog } from '@/src/features/security/view/passkeys/AddPasskeyDialog';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, exchangeServer, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { unprotected } from '../../support/securityFixture';

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(removeToken);

const sent = {
  ticket: 't'.repeat(43),
  channel: 'email' as const,
  maskedTarget: 'jan***nn@mail.example',
  expiresAt: Date.now() + 600_000,
  resendAt: Date.now() + 60_000,
};
const key = { ...sent, key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Kontor:jan?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' };
const elsewhere = { ...unprotected, passkeys: 1, recoveryCodesLeft: 8 };
const asksFor = (name: EndpointName, methods: string) =>
  refuses(name, { code: codes.secondFactorRequired.code, msg: `${codes.secondFactorRequired.key}||${methods}` });
const nothing = () => {};
const type = async (name: string, code: string) =>
  userEvent.type(within(await screen.findByRole('group', { name })).getAllByRole('textbox')[0] as HTMLElement, code);

/** What a call is sent. It is refused all the same, for what is not looked at here. */
function sentTo(name: EndpointName): unknown[] {
  const bodies: unknown[] = [];
  const { method, path } = endpoints[name];
  expect(method).toBe('POST');
  exchangeServer.use(
    http.post(`*/api${path}`, async ({ request }) => {
      bodies.push(await request.json());
      return HttpResponse.json({ code: '10005', msg: 'system.unavailable', data: null });
    }),
  );
  return bodies;
}

describe('a second factor the page did not know of, once the exchange asks for it,', () => {
  it('is asked for where a protection is taken away', async () => {
    answers('securityState', elsewhere);
    asksFor('authenticatorUnbind', 'authenticator');
    renderShell(<DisableDialog onClose={nothing} />);
    await userEvent.type(screen.getByLabelText('Current password'), 'Harbour27');
    await userEvent.type(await screen.findByLabelText('Recovery code'), '7F3K9-2QDM4');
    await userEvent.click(screen.getByTestId('disable-authenticator'));
    await userEvent.click(await screen.findByRole('button', { name: 'Use the authenticator app' }));
    await type('Code from the app', '123456');
    const bodies = sentTo('authenticatorUnbind');
    await userEvent.click(screen.getByTestId('disable-authenticator'));
    await waitFor(() => expect(bodies).toEqual([{ currentPassword: 'Harbour27', authenticatorCode: '123456' }]));
  });

  it('is asked for in place of the code that was sent, where a passkey is added', async () => {
    answers('securityState', unprotected);
    asksFor('passkeyAdd', 'authenticator');
    renderShell(<AddPasskeyDialog sent={sent} onSent={nothing} onClose={nothing} onAdded={nothing} />);
    await type('Code from your email', '654321');
    await userEvent.click(screen.getByTestId('create-passkey'));
    await type('Code from the app', '123456');
    expect(screen.queryByRole('group', { name: 'Code from your email' })).toBeNull();
    const bodies = sentTo('passkeyAdd');
    await userEvent.click(screen.getByTestId('create-passkey'));
    await waitFor(() => expect(bodies).toEqual([{ authenticatorCode: '123456' }]));
  });

  it('is asked for beside both codes, where an authenticator is bound', async () => {
    answers('securityState', unprotected);
    asksFor('authenticatorBind', 'passkey');
    renderShell(<SetUpDialog authenticator={key} onKey={nothing} onClose={nothing} onCodes={nothing} />);
    await type('Code from the app', '123456');
    await type('Code from your email', '654321');
    await userEvent.click(screen.getByTestId('bind-authenticator'));
    await userEvent.type(await screen.findByLabelText('Recovery code'), '7F3K9-2QDM4');
    // The app's code is of the new key: it says nothing against the recovery code beside it.
    refuses('authenticatorBind', { code: codes.authenticatorInvalid.code, msg: codes.authenticatorInvalid.key });
    await userEvent.click(screen.getByTestId('bind-authenticator'));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Code from the app' })).toHaveAccessibleDescription(/./));
    expect(screen.getByLabelText('Recovery code')).toHaveValue('7F3K9-2QDM4');
  });
});

it('a passkey of another host is a second factor: its owner is asked for a recovery code at once', async () => {
  answers('securityState', elsewhere);
  renderShell(<ExportDialog onClose={nothing} />);
  expect(await screen.findByLabelText('Recovery code')).toBeVisible();
});
