import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codes } from '@/contract/codes';
import { answers, refuses } from '../../support/exchangeServer';
import { ADDRESS, book, checked, openSend, saved, withSending } from '../../support/sendScreens';

withSending();

const entries = () => screen.findByTestId('address-book');
const open = async (user: ReturnType<typeof userEvent.setup>, act: string) => {
  await user.click(within(await entries()).getByRole('button', { name: 'Actions for Ledger, home' }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
};

describe('the address book', () => {
  it('names an entry anew', async () => {
    const user = userEvent.setup();
    answers('addressBook', book([saved]));
    openSend();
    await open(user, 'Rename');
    const name = await screen.findByRole('textbox', { name: 'Name of the address' });
    await user.clear(name);
    await user.type(name, 'Vault');
    const asked: unknown[] = [];
    answers('addressRename', null, async (request) => void asked.push(await request.json()));
    answers('addressBook', book([{ ...saved, label: 'Vault' }]));
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await within(await entries()).findByRole('button', { name: 'Actions for Vault' })).toBeVisible();
    expect(asked).toEqual([{ addressId: '7', label: 'Vault' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says why an entry was not renamed, with the name still there', async () => {
    const user = userEvent.setup();
    answers('addressBook', book([saved]));
    openSend();
    await open(user, 'Rename');
    const name = await screen.findByRole('textbox', { name: 'Name of the address' });
    await user.type(name, ' 2');
    const { code, key } = codes.addressGone;
    refuses('addressRename', { code, msg: key });
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
    expect(name).toHaveValue('Ledger, home 2');
  });

  it('asks before it takes an entry out', async () => {
    const user = userEvent.setup();
    answers('addressBook', book([saved]));
    openSend();
    await open(user, 'Remove');
    const question = await screen.findByRole('alertdialog', { name: 'Remove Ledger, home?' });
    answers('addressRemove', null);
    answers('addressBook', book());
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await within(await entries()).findByText('No saved addresses yet.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('shows until when a new entry waits and how long that is, and nothing beside one that is ready', async () => {
    answers(
      'addressBook',
      book([
        { ...saved, usableAt: Date.now() + 3_600_000 * 23.5 },
        { ...saved, addressId: '8', label: 'Ready' },
      ]),
    );
    openSend();
    const rows = within(await entries()).getAllByRole('button', { name: /Ethereum/ });
    expect(rows[0]).toHaveTextContent(/Held until .*23:(30:00|29:5\d)/);
    expect(rows[1]).not.toHaveTextContent('Held');
  });

  it('compares an address with the one it could be taken for before it is saved, and says so to the exchange', async () => {
    const user = userEvent.setup();
    answers('withdrawAddress', checked({ looksLike: { address: `0x5aAe${'0'.repeat(32)}eAed`, label: 'Ledger, home' } }));
    openSend();
    await user.click(await screen.findByRole('button', { name: 'Save an address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save an address' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name of the address' }), 'Home');
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), ADDRESS);
    expect(await dialog.findByTestId('send-look-alike')).toBeVisible();
    const save = dialog.getByRole('button', { name: 'Save an address' });
    expect(save).toBeDisabled();
    const asked: unknown[] = [];
    answers('addressAdd', saved, async (request) => void asked.push(await request.json()));
    answers('addressBook', book([saved]));
    await user.click(dialog.getByRole('checkbox'));
    await user.click(save);
    await waitFor(() => expect(asked).toMatchObject([{ label: 'Home', address: ADDRESS, comparedAddress: true }]));
  });

  it('is the only way out at once, and stops being it a day later, with the time that is left', async () => {
    const user = userEvent.setup();
    openSend();
    const only = await screen.findByTestId('saved-only');
    answers('savedOnlySet', book([], true));
    answers('addressBook', book([], true));
    await user.click(only);
    await waitFor(() => expect(within(only).queryByRole('switch') ?? only).toBeChecked());
    const endsAt = Date.now() + 86_400_000;
    answers('savedOnlySet', book([], true, endsAt));
    answers('addressBook', book([], true, endsAt));
    await user.click(only);
    expect(await screen.findByText(/^(24:00:00|23:59:5\d)$/)).toBeVisible();
  });
});
