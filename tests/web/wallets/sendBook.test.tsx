import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codes } from '@/contract/codes';
import { ASSERTION, CHALLENGE, withBrowserPasskeys } from '../../support/browserPasskeys';
import { answers, isUnreachable, refuses } from '../../support/exchangeServer';
import { answerMediaQueries } from '../../support/matchMedia';
import { unprotected } from '../../support/securityFixture';
import { ADDRESS, book, checked, openBook, openSend, saved, withSending } from '../../support/sendScreens';

withSending();
withBrowserPasskeys();

const entries = () => screen.findByTestId('address-book');
const open = async (user: ReturnType<typeof userEvent.setup>, act: string) => {
  await user.click(within(await entries()).getByRole('button', { name: 'Actions for Ledger, home' }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
};

describe('the address book', () => {
  it('names an entry anew', async () => {
    const user = userEvent.setup();
    answers('addressBook', book([saved]));
    openBook();
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
    openBook();
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
    openBook();
    await open(user, 'Remove');
    const question = await screen.findByRole('alertdialog', { name: 'Remove Ledger, home?' });
    answers('addressRemove', null);
    answers('addressBook', book());
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    expect(await within(await entries()).findByText('No saved addresses yet')).toBeVisible();
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
    openBook();
    const rows = await within(await entries()).findAllByTestId('saved-address');
    expect(rows[0]).toHaveTextContent(/Held until .*23:(30:00|29:5\d)/);
    expect(within(rows[0] as HTMLElement).getByRole('button', { name: 'Send: Ledger, home' })).toBeDisabled();
    expect(rows[1]).not.toHaveTextContent('Held');
    // It leads to the form, which fills it in.
    expect(within(rows[1] as HTMLElement).getByRole('link', { name: 'Send: Ready' })).toHaveAttribute('href', '/wallets/send/usdt?to=8');
  });

  it('compares an address with the one it could be taken for before it is saved, and says so to the exchange', async () => {
    const user = userEvent.setup();
    answers('withdrawAddress', checked({ looksLike: { address: `0x5aAe${'0'.repeat(32)}eAed`, label: 'Ledger, home' } }));
    openBook();
    await waitFor(() => expect(screen.getByTestId('add-address')).toBeEnabled());
    await user.click(screen.getByTestId('add-address'));
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

  it('says beside the address what is wrong with it, and keeps what was typed', async () => {
    const user = userEvent.setup();
    openBook();
    await waitFor(() => expect(screen.getByTestId('add-address')).toBeEnabled());
    await user.click(screen.getByTestId('add-address'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save an address' }));
    const address = dialog.getByRole('textbox', { name: 'Address' });
    const name = dialog.getByRole('textbox', { name: 'Name of the address' });
    await user.type(name, 'Home');
    await user.type(address, ADDRESS);
    refuses('addressAdd', { code: codes.sendToChecksum.code, msg: codes.sendToChecksum.key });
    await user.click(dialog.getByRole('button', { name: 'Save an address' }));
    await waitFor(() => expect(address).toHaveAttribute('aria-invalid', 'true'));
    expect(address).toHaveAccessibleDescription(/checksum does not match/);
    expect(name).not.toHaveAttribute('aria-invalid', 'true');
    expect([name, address]).toEqual([expect.objectContaining({ value: 'Home' }), expect.objectContaining({ value: ADDRESS })]);
  });

  it('has a passkey sign the address that is saved, and no other', async () => {
    const user = userEvent.setup();
    answers('securityState', { ...unprotected, passkeys: 1, methods: ['passkey'] });
    const signed: unknown[] = [];
    answers('addressAddChallenge', CHALLENGE, async (request) => void signed.push(await request.json()));
    const asked: unknown[] = [];
    answers('addressAdd', saved, async (request) => void asked.push(await request.json()));
    openBook();
    await waitFor(() => expect(screen.getByTestId('add-address')).toBeEnabled());
    await user.click(screen.getByTestId('add-address'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save an address' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name of the address' }), 'Home');
    await user.type(dialog.getByRole('textbox', { name: 'Address' }), ADDRESS);
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Save an address' })).toBeEnabled());
    await user.click(dialog.getByRole('button', { name: 'Save an address' }));
    await waitFor(() => expect(asked).toMatchObject([{ label: 'Home', address: ADDRESS, passkey: ASSERTION }]));
    const [{ chainId }] = asked as [{ chainId: string }];
    expect(signed).toEqual([{ chainId, symbol: 'USDT', address: ADDRESS }]);
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

  it('is searched by name or character, whatever the case or the gaps it is shown with', async () => {
    const user = userEvent.setup();
    answers('addressBook', book([saved, { ...saved, addressId: '8', label: 'Vault', address: `0x${'7'.repeat(40)}` }]));
    openBook();
    const names = () =>
      screen.queryAllByTestId('saved-address').map((row) => within(row).getAllByText(/^(Ledger, home|Vault)$/)[0]?.textContent);
    const search = await screen.findByRole('searchbox', { name: 'Search name or address' });
    await user.type(search, 'ledger, H');
    expect(names()).toEqual(['Ledger, home']);
    await user.clear(search);
    await user.type(search, '7777 7777');
    expect(names()).toEqual(['Vault']);
    await user.clear(search);
    await user.type(search, 'nobody');
    expect(names()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(names()).toHaveLength(2);
  });

  it('says of an empty book how something comes into it, which the page itself does not say again', async () => {
    answers('addressBook', book([]));
    openBook();
    const empty = within(await entries());
    expect(await empty.findByText('No saved addresses yet')).toBeVisible();
    expect(empty.getByText(/It can be used 24 hours later/)).toBeVisible();
    expect(empty.queryByText(/checked once/)).toBeNull();
  });

  it.each([
    ['phone', true, 'Book'],
    ['desk', false, 'Address book'],
  ] as const)('is beside the recipient on a %s, the way to a user with it where there is room', async (_, isPhone, name) => {
    answerMediaQueries(isPhone);
    answers('addressBook', book([saved]));
    openSend();
    const way = await screen.findByTestId('send-book');
    expect(way).toHaveTextContent(name);
    const after = screen.getByRole('link', { name: 'Send to a user' }).compareDocumentPosition(screen.getByTestId('send-address'));
    expect(after).toBe(isPhone ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says when it could not be read, and is asked for again', async () => {
    const user = userEvent.setup();
    isUnreachable('addressBook');
    openBook();
    const again = await screen.findByRole('button', { name: 'Try again' });
    answers('addressBook', book([saved]));
    await user.click(again);
    expect(await screen.findByTestId('saved-address')).toHaveTextContent('Ledger, home');
  });

  it('fills in the address that was chosen in it, once: what is typed after that stays', async () => {
    const user = userEvent.setup();
    answers('addressBook', book([saved]));
    openSend('/wallets/send/usdt?to=7');
    const address = await screen.findByTestId('send-address');
    await waitFor(() => expect(address).toHaveValue(ADDRESS));
    await user.clear(address);
    await user.type(address, '0x12');
    expect(address).toHaveValue('0x12');
    expect(screen.getByTestId('send-book-page')).toHaveAttribute('href', '/profile/security/address-book');
  });
});
