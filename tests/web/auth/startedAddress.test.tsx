import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegisterScreen, ResetPasswordScreen } from '@/src/features/auth';
import { startedDraft } from '@/src/features/auth/model/startedDraft';
import { userInfoLoaded } from '@/src/state/profileSlice';
import { keepStartedAddress } from '@/src/state/startedAddress';
import { answers, withExchangeServer } from '@/tests/support/exchangeServer';
import { renderShell } from '@/tests/support/renderShell';
import { userFixture } from '@/tests/support/siteFixture';

withExchangeServer();
beforeEach(() => sessionStorage.clear());

const CODES = ['1', '44', '852', '8'];

describe('an address typed elsewhere', () => {
  it.each([
    ['jana@mail.example', { kind: 'email', email: 'jana@mail.example' }],
    ['5123 4567', { kind: 'phone', phone: '51234567' }],
    ['+852 5123-4567', { kind: 'phone', dialingCode: '852', phone: '51234567' }],
    ['0044 20 7946 0000', { kind: 'phone', dialingCode: '44', phone: '2079460000' }],
    ['not an address', { kind: 'email', email: 'not an address' }],
  ])('%s becomes what the form takes', (text, draft) => {
    expect(startedDraft(text, CODES)).toEqual(draft);
  });

  it('stands in the registration form, once', async () => {
    answers('countries', []);
    keepStartedAddress('jana@mail.example');
    const view = renderShell(<RegisterScreen />, { path: '/register', site: { supportSpot: false } });
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('jana@mail.example'));
    view.unmount();
    renderShell(<RegisterScreen />, { path: '/register', site: { supportSpot: false } });
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('chooses the country of a phone number', async () => {
    answers('countries', [
      { iso2: 'HK', name: 'Hong Kong', dialingCode: '852' },
      { iso2: 'GB', name: 'United Kingdom', dialingCode: '44' },
    ]);
    keepStartedAddress('+44 20 7946 0000');
    renderShell(<RegisterScreen />, { path: '/register', site: { supportSpot: false } });
    expect(await screen.findByDisplayValue('2079460000')).toBeInTheDocument();
    expect(await screen.findByText(/\+44/)).toBeInTheDocument();
  });

  it('is the number of who registered by phone before, also where text messages are not sent any more', async () => {
    answers('countries', [{ iso2: 'HK', name: 'Hong Kong', dialingCode: '852' }]);
    const { store } = renderShell(<ResetPasswordScreen />, {
      path: '/profile/resetPwd',
      site: { supportPhone: false, supportSpot: false },
    });
    act(() => void store.dispatch(userInfoLoaded({ ...userFixture, email: null, phoneNumber: '+85251234567' })));
    expect(await screen.findByDisplayValue('51234567')).toBeInTheDocument();
  });

  it('is the own one of who is signed in, whenever that is known, but never over what was typed', async () => {
    answers('countries', []);
    const first = renderShell(<ResetPasswordScreen />, { path: '/profile/resetPwd', site: { supportSpot: false } });
    act(() => void first.store.dispatch(userInfoLoaded(userFixture)));
    expect(screen.getByLabelText('Email')).toHaveValue(userFixture.email);
    first.unmount();
    const second = renderShell(<ResetPasswordScreen />, { path: '/profile/resetPwd', site: { supportSpot: false } });
    await userEvent.type(screen.getByLabelText('Email'), 'k');
    act(() => void second.store.dispatch(userInfoLoaded(userFixture)));
    expect(screen.getByLabelText('Email')).toHaveValue('k');
  });
});
