import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AntiPhishingDialog } from '@/src/features/security/view/AntiPhishingDialog';
import { RenamePasskeyDialog } from '@/src/features/security/view/passkeys/RenamePasskeyDialog';
import { removeToken, storeToken } from '@/src/lib/storage';
import { answers, isUnreachable, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { unprotected } from '../../support/securityFixture';

withExchangeServer();
beforeEach(() => {
  storeToken('secret');
  answers('securityState', unprotected);
});
afterEach(removeToken);

const passkey = { passkeyId: 'p-1', name: 'Work laptop', addedAt: 1, usedAt: null, isSynced: true, isSuspended: false } as never;

describe('a dialog whose line broke', () => {
  it('says so of itself: the word in it is not what is wrong', async () => {
    isUnreachable('antiPhishingSet');
    renderShell(<AntiPhishingDialog word={null} onClose={jest.fn()} />, { path: '/profile/security' });
    await userEvent.type(screen.getByLabelText('Your word'), 'amber harbour');
    await userEvent.type(screen.getByLabelText('Current password'), 'Harbour27');
    await userEvent.click(screen.getByTestId('save-word'));
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    expect(screen.getByLabelText('Your word')).not.toHaveAttribute('aria-invalid');
    expect(screen.getByLabelText('Current password')).not.toHaveAttribute('aria-invalid');
  });

  it('says so of itself: the name in it is not what is wrong', async () => {
    isUnreachable('passkeyRename');
    renderShell(<RenamePasskeyDialog passkey={passkey} onClose={jest.fn()} />, {
      path: '/profile/security/passkeys',
    });
    await userEvent.type(screen.getByRole('textbox'), ' 2{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  });

  it('leads to the field that is wrong, however it was sent', async () => {
    renderShell(<AntiPhishingDialog word={null} onClose={jest.fn()} />, { path: '/profile/security' });
    await userEvent.type(screen.getByLabelText('Your word'), 'amber harbour');
    await userEvent.click(screen.getByTestId('save-word'));
    await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveFocus());
  });
});
