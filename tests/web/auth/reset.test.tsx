import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { codes } from '@/contract/codes';
import { ResetPasswordScreen } from '@/src/features/auth';
import { keepPendingCode } from '@/src/features/auth/model/pendingCode';
import { keepTypedIdentity, readTypedIdentity } from '@/src/features/auth/model/typedIdentity';
import { answers, exchangeServer, refuses, withExchangeServer } from '@/tests/support/exchangeServer';
import { renderShell } from '@/tests/support/renderShell';
import { sent, site } from './authPage';

withExchangeServer();
beforeEach(() => {
  sessionStorage.clear();
  answers('countries', []);
});

const boxes = () => screen.findByRole('group', { name: 'Code' });
const type = async (code: string) => userEvent.type(within(await boxes()).getAllByRole('textbox')[0] as HTMLElement, code);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save password' }));
function open() {
  keepPendingCode('reset', sent);
  return renderShell(<ResetPasswordScreen />, { path: '/reset-password', site });
}

describe('the code of a reset', () => {
  it('is said to be wrong before a password is chosen, and typed anew; the right one is sent once, with the password', async () => {
    const { code, key } = codes.codeInvalid;
    refuses('forgotPasswordCheck', { code, msg: `${key}||4` });
    const { router } = open();
    await type('000000');
    await waitFor(async () => expect(await boxes()).toHaveAccessibleDescription(/Tries left: 4/));
    for (const box of within(await boxes()).getAllByRole('textbox')) expect(box).toHaveValue('');
    expect(screen.getByLabelText('New password')).toHaveValue('');

    const asked: unknown[] = [];
    answers('forgotPasswordCheck', null, async (request) => void asked.push(await request.json()));
    await type('481902');
    await waitFor(() => expect(asked).toEqual([{ ticket: sent.ticket, code: '481902' }]));
    expect(await boxes()).not.toHaveAccessibleDescription(/Tries left/);
    const bodies: unknown[] = [];
    answers('forgotPasswordConfirm', null, async (request) => void bodies.push(await request.json()));
    await userEvent.type(screen.getByLabelText('New password'), 'Lighthouse9');
    await save();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/login'));
    expect(bodies).toEqual([{ ticket: sent.ticket, code: '481902', newPassword: 'Lighthouse9' }]);
  });

  it('leads to a login that knows the address the code went to', async () => {
    const draft = { kind: 'email', email: 'jana@mail.example', dialingCode: '49', phone: '' } as const;
    keepTypedIdentity('reset', draft, Date.now() + 60_000);
    answers('forgotPasswordCheck', null);
    answers('forgotPasswordConfirm', null);
    const { router } = open();
    await type('481902');
    await userEvent.type(screen.getByLabelText('New password'), 'Lighthouse9');
    await save();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/login'));
    expect(readTypedIdentity('login', Date.now())).toEqual(draft);
    expect(readTypedIdentity('reset', Date.now())).toBeUndefined();
    // Nobody reads it who sits down here later.
    expect(readTypedIdentity('login', Date.now() + 10 * 60_000)).toBeUndefined();
  });

  it('is not tried a second time while it is looked at: a wrong one costs one try', async () => {
    const { code, key } = codes.codeInvalid;
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    // Nothing answers `forgotPasswordConfirm`: a call of it fails this test.
    exchangeServer.use(
      http.post('*/api/password/forgot/check', async () => {
        await held;
        return HttpResponse.json({ code, msg: `${key}||4`, data: null });
      }),
    );
    open();
    await type('000000');
    await userEvent.type(screen.getByLabelText('New password'), 'Lighthouse9');
    await save();
    answer();
    await waitFor(async () => expect(await boxes()).toHaveAccessibleDescription(/Tries left: 4/));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save password' })).toBeEnabled());
    expect(screen.getByLabelText('New password')).toHaveValue('Lighthouse9');
  });

  it('is sent all the same where it could not be looked at', async () => {
    refuses('forgotPasswordCheck', { code: codes.unavailable.code, msg: codes.unavailable.key, status: 503 });
    const { router } = open();
    await type('481902');
    await userEvent.type(screen.getByLabelText('New password'), 'Lighthouse9');
    answers('forgotPasswordConfirm', null);
    await save();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/login'));
  });
});
