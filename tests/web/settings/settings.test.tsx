import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsScreen } from '@/src/features/settings';
import { removeToken, storeToken } from '@/src/lib/storage';
import { themeChoice } from '@/src/theme/themeChoice';
import { answers, refuses, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { account, languages, openSettings, rename, sent, state } from '../../support/settingsPage';

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(() => {
  removeToken();
  localStorage.clear();
});

describe('the settings page', () => {
  it('has a bar while something is not saved, which names it, and saves only that', async () => {
    const { bodies, saves } = sent();
    saves({ nickName: 'jana-h', soundFilled: true });
    const { store } = await openSettings();
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
    await openSettings();
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
    await openSettings();
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
    await openSettings();
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
    await openSettings();
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
    await openSettings();
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
    await openSettings();
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
    const { onLanguage } = await openSettings();
    await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'العربية' }));
    expect(onLanguage).not.toHaveBeenCalled();
    await userEvent.click(screen.getByTestId('save-settings'));
    await waitFor(() => expect(onLanguage).toHaveBeenCalledWith('ar-AE'));
  });

  it('changes the look at once, without the bar', async () => {
    await openSettings();
    await userEvent.click(screen.getByLabelText('Light'));
    await userEvent.click(screen.getByTestId('colours-red-up'));
    expect(themeChoice.getSnapshot()).toBe('light');
    expect(document.documentElement.dataset.updown).toBe('red-up');
    expect(screen.queryByTestId('save-bar')).toBeNull();
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
