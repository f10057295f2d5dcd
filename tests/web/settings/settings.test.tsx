import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRouter } from 'next/router';
import type { Preferences } from '@/contract/preferences';
import { SettingsScreen } from '@/src/features/settings';
import { findZones, offsetText, zoneOptions } from '@/src/features/settings/model/timeZones';
import { leavingUnasked } from '@/src/lib/leaving';
import { removeToken, storeToken } from '@/src/lib/storage';
import { useLogoutDialog } from '@/src/shell/dialogs/useLogoutDialog';
import { GuardedRouter } from '@/src/shell/providers/GuardedRouter';
import { themeChoice } from '@/src/theme/themeChoice';
import { Link } from '@/src/ui/link/Link';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { siteFixture, userFixture } from '../../support/siteFixture';

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(() => {
  removeToken();
  localStorage.clear();
});

const account: Preferences = {
  nickName: 'jana',
  currency: 'USD',
  timeZone: null,
  theme: null,
  marketColours: null,
  soundFilled: false,
  soundRefused: false,
  version: 3,
};
const languages = [
  { type: 'en', name: 'English' },
  { type: 'ar-AE', name: 'العربية' },
];
const state = { profile: { userInfo: userFixture, showBalances: true, activeTab: undefined, currentApiKey: undefined } };
const site = { coinInfo: { ...siteFixture.coinInfo, USDT: { isOpen: 1, rate: { USD: '1', EUR: '0.92', JPY: '151' } } } };

/** Ways of the shell that lead away: a link, a command of the palette or a shortcut, the logout. */
function WaysOut() {
  const router = useRouter();
  const logOut = useLogoutDialog();
  return (
    <>
      <Link href="/markets">elsewhere</Link>
      <Link href="/profile/settings#sounds">within</Link>
      <button type="button" onClick={() => void router.push('/trade/spot')}>
        command
      </button>
      <button type="button" onClick={() => leavingUnasked(() => router.push('/login'))}>
        session ended
      </button>
      <button type="button" onClick={logOut}>
        log out
      </button>
    </>
  );
}

async function open(preferences: Preferences = account) {
  answers('preferences', preferences);
  const onLanguage = jest.fn(async () => undefined);
  const view = renderShell(
    <GuardedRouter>
      <WaysOut />
      <SettingsScreen languages={languages} language="en" onLanguage={onLanguage} />
    </GuardedRouter>,
    { path: '/profile/settings', state, site },
  );
  await screen.findByLabelText('Nickname');
  return { ...view, onLanguage };
}

const sent = () => {
  const bodies: unknown[] = [];
  const saves = (preferences: Partial<Preferences>, overwritten: ('currency' | 'nickName')[] = []) =>
    answers(
      'preferencesSave',
      { preferences: { ...account, version: 4, ...preferences }, overwritten },
      async (request) => void bodies.push(await request.json()),
    );
  return { bodies, saves };
};

async function rename(text: string) {
  const field = screen.getByLabelText('Nickname');
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

describe('the settings page', () => {
  it('has a bar while something is not saved, which names it, and saves only that', async () => {
    const { bodies, saves } = sent();
    saves({ nickName: 'jana-h', soundFilled: true });
    const { store } = await open();
    expect(screen.queryByTestId('save-bar')).toBeNull();
    await rename('jana-h');
    await userEvent.click(screen.getByTestId('sound-filled'));
    expect(screen.getByTestId('save-bar')).toHaveTextContent('Not saved: nickname and sound of filled orders');
    await userEvent.click(screen.getByTestId('save-settings'));
    expect(await screen.findByText('Your settings are saved.')).toBeVisible();
    expect(bodies).toEqual([{ version: 3, changes: { nickName: 'jana-h', soundFilled: true } }]);
    expect(screen.queryByTestId('save-bar')).toBeNull();
    expect(store.getState().profile.userInfo?.nickName).toBe('jana-h');
  });

  it('takes changes back, one by one or all', async () => {
    await open();
    await rename('jan');
    expect(screen.getByTestId('save-bar')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Nickname'), 'a');
    expect(screen.queryByTestId('save-bar')).toBeNull();
    await userEvent.click(screen.getByTestId('sound-refused'));
    await userEvent.click(screen.getByTestId('discard-settings'));
    expect(screen.getByTestId('sound-refused')).not.toBeChecked();
    expect(screen.queryByTestId('save-bar')).toBeNull();
  });

  it('says beside the field what is wrong with a name, and keeps it', async () => {
    const { bodies } = sent();
    await open();
    await rename('Harb0ur Desk');
    await userEvent.click(screen.getByTestId('save-settings'));
    const field = screen.getByLabelText('Nickname');
    expect(field).toHaveAccessibleDescription('This nickname could be taken for us. Choose another one.');
    expect(field).toHaveFocus();
    await rename('x');
    await userEvent.click(screen.getByTestId('save-settings'));
    expect(field).toHaveAccessibleDescription(/2 to 20 letters or numbers/);
    expect(bodies).toEqual([]);
    await rename('someone');
    refuses('preferencesSave', { code: '20051', msg: 'user.nick_name_reserved' });
    await userEvent.click(screen.getByTestId('save-settings'));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/taken for us/));
    expect(field).toHaveValue('someone');
  });

  it('says of a name that it is too long as soon as it is, and no longer', async () => {
    await open();
    const field = screen.getByLabelText('Nickname');
    await rename('j'.repeat(20));
    expect(field).toBeValid();
    expect(screen.getByText('20 / 20')).not.toHaveClass('over');
    await userEvent.type(field, 'j');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/2 to 20 letters or numbers/);
    expect(screen.getByText('21 / 20')).toHaveClass('over');
    await userEvent.type(field, '{Backspace}');
    expect(field).toBeValid();
    // Spaces around a name are no part of it.
    await userEvent.type(field, ' ');
    expect(screen.getByText('20 / 20')).toBeVisible();
  });

  it('keeps what was changed when it could not be saved, and says so', async () => {
    await open();
    await userEvent.click(screen.getByTestId('sound-filled'));
    refuses('preferencesSave', { code: '429', msg: '429' });
    await userEvent.click(screen.getByTestId('save-settings'));
    // Above the button that was pressed, wherever on the page that was.
    const bar = within(screen.getByTestId('save-bar'));
    expect(await bar.findByRole('alert')).toHaveTextContent('Too many requests. Wait a moment and try again.');
    expect(screen.getByTestId('sound-filled')).toBeChecked();
    expect(screen.getByTestId('save-bar')).toBeVisible();
  });

  it('offers the currencies the brand has rates for, and tells what another device had chosen', async () => {
    const { bodies, saves } = sent();
    saves({ currency: 'JPY' }, ['currency']);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Show values in: US Dollar' }));
    const offered = await screen.findAllByRole('menuitemradio');
    expect(offered.map((item) => item.textContent)).toEqual(['US DollarUSD', 'EuroEUR', 'Japanese YenJPY']);
    await userEvent.click(screen.getByRole('menuitemradio', { name: /Yen/ }));
    await userEvent.click(screen.getByTestId('save-settings'));
    expect(await screen.findByText(/Another device had just changed this too: currency/)).toBeVisible();
    expect(bodies).toEqual([{ version: 3, changes: { currency: 'JPY' } }]);
  });

  it('finds a clock by its city, and takes the device’s again', async () => {
    const { bodies, saves } = sent();
    saves({ timeZone: 'Asia/Kolkata' });
    await open();
    await userEvent.click(screen.getByTestId('time-zone'));
    const dialog = await screen.findByRole('dialog', { name: 'Time zone' });
    await userEvent.type(within(dialog).getByLabelText('Search city or offset'), 'sao paulo');
    const [found] = within(dialog).getAllByRole('option');
    expect(found).toHaveTextContent('Sao PauloAmericaUTC−3');
    await userEvent.click(found as HTMLElement);
    expect(screen.getByTestId('time-zone')).toHaveTextContent('Sao Paulo UTC−3');
    await userEvent.click(screen.getByTestId('save-settings'));
    await waitFor(() => expect(bodies).toEqual([{ version: 3, changes: { timeZone: 'America/Sao_Paulo' } }]));
  });

  it('changes the language last, by the steps of the menus', async () => {
    const { onLanguage } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'العربية' }));
    expect(onLanguage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByTestId('save-settings'));
    await waitFor(() => expect(onLanguage).toHaveBeenCalledWith('ar-AE'));
  });

  it('changes the look at once, without the bar', async () => {
    await open();
    await userEvent.click(screen.getByLabelText('Light'));
    await userEvent.click(screen.getByTestId('colours-red-up'));
    expect(themeChoice()).toBe('light');
    expect(document.documentElement.dataset.updown).toBe('red-up');
    expect(screen.queryByTestId('save-bar')).toBeNull();
  });

  it.each([
    ['a link', () => screen.getByRole('link', { name: 'elsewhere' }), '/markets'],
    ['a command', () => screen.getByRole('button', { name: 'command' }), '/trade/spot'],
  ])('asks before %s leads away from what is not saved', async (_, way, path) => {
    const { router } = await open();
    const hasGone = () => jest.mocked(router.push).mock.calls.map(([to]) => to);
    await rename('jana-h');
    await userEvent.click(way());
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('This would be lost: nickname.');
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(hasGone()).toEqual([]);
    expect(screen.getByLabelText('Nickname')).toHaveValue('jana-h');
    await userEvent.click(way());
    await userEvent.click(await screen.findByTestId('confirm'));
    await waitFor(() => expect(hasGone()).toEqual([path]));
  });

  it('keeps nobody whose session has ended: nothing could be saved any more', async () => {
    const { router } = await open();
    await rename('jana-h');
    await userEvent.click(screen.getByRole('button', { name: 'session ended' }));
    expect(router.push).toHaveBeenCalledWith('/login');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before the logout does, which then asks its own question', async () => {
    const { store } = await open();
    await rename('jana-h');
    const press = () => userEvent.click(screen.getByRole('button', { name: 'log out' }));
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(store.getState().dialog.open).toBeUndefined();
    await press();
    await userEvent.click(await screen.findByTestId('confirm'));
    await waitFor(() => expect(store.getState().dialog.open).toBe('logout'));
  });

  it('brings the page back and asks when its reader goes back', async () => {
    const { router } = await open();
    await rename('jana-h');
    const goesOn = jest.mocked(router.beforePopState).mock.lastCall?.[0];
    const forward = jest.spyOn(window.history, 'forward').mockImplementation(() => undefined);
    let answer: boolean | undefined;
    act(() => {
      answer = goesOn?.({ as: '/markets', url: '/markets', options: {} });
    });
    expect(answer).toBe(false);
    expect(forward).toHaveBeenCalledTimes(1);
    // The browser comes here again, which is no other question and nothing that happens on the page.
    act(() => {
      answer = goesOn?.({ as: '/profile/settings', url: '/profile/settings', options: {} });
    });
    expect(answer).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.back).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Nickname')).toHaveValue('jana-h');
    // Who stayed is asked again the next time.
    act(() => void goesOn?.({ as: '/markets', url: '/markets', options: {} }));
    expect(forward).toHaveBeenCalledTimes(2);
    await userEvent.click(await screen.findByTestId('confirm'));
    expect(router.back).toHaveBeenCalledTimes(1);
    expect(goesOn?.({ as: '/markets', url: '/markets', options: {} })).toBe(true);
  });

  it('asks only who would leave, and only while something is not saved', async () => {
    const { saves } = sent();
    saves({ nickName: 'jana-h' });
    const { router } = await open();
    const hasGone = () => jest.mocked(router.push).mock.calls.map(([to]) => to);
    // jsdom goes nowhere: whether the browser was let close the page, is what counts.
    const mayClose = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));
    await press('elsewhere');
    expect([hasGone(), mayClose()]).toEqual([['/markets'], true]);
    await rename('jana-h');
    expect(mayClose()).toBe(false);
    await press('within');
    expect(hasGone()).toEqual(['/markets', '/profile/settings#sounds']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await userEvent.click(screen.getByTestId('save-settings'));
    await waitFor(() => expect(screen.queryByTestId('save-bar')).toBeNull());
    await press('elsewhere');
    expect([hasGone(), mayClose()]).toEqual([['/markets', '/profile/settings#sounds', '/markets'], true]);
    const goesOn = jest.mocked(router.beforePopState).mock.lastCall?.[0];
    expect(goesOn?.({ as: '/markets', url: '/markets', options: {} })).toBe(true);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('offers another try where the choices do not come', async () => {
    refuses('preferences', { code: '500', msg: 'system.internal' });
    renderShell(<SettingsScreen languages={languages} language="en" onLanguage={jest.fn()} />, { path: '/profile/settings', state });
    expect(screen.getByTestId('settings-loading')).toBeVisible();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    answers('preferences', account);
    await userEvent.click(retry);
    expect(await screen.findByLabelText('Nickname')).toHaveValue('jana');
  });
});

describe('clocks of the world', () => {
  const summer = Date.UTC(2026, 6, 1);
  it('are told by their offset of the season', () => {
    expect(zoneOptions(summer).find(({ zone }) => zone === 'Europe/Berlin')).toMatchObject({ city: 'Berlin', offsetMinutes: 120 });
    expect([0, 60, 330, -210].map(offsetText)).toEqual(['UTC', 'UTC+1', 'UTC+5:30', 'UTC−3:30']);
  });
  it('are found by region and offset, too', () => {
    const options = zoneOptions(summer);
    expect(findZones(options, '+5:45').map(({ city }) => city)).toEqual([expect.stringMatching(/^Kat[h]?mandu$/)]);
    expect(findZones(options, 'antarct').length).toBeGreaterThan(5);
    expect(findZones(options, 'atlantis')).toEqual([]);
  });
});
