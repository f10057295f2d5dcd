import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { removeToken, storeToken } from '@/src/lib/storage';
import { withExchangeServer } from '../../support/exchangeServer';
import { openSettings, rename, sent } from '../../support/settingsPage';

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(() => {
  removeToken();
  localStorage.clear();
});

describe('leaving the settings page', () => {
  it.each([
    ['a link', () => screen.getByRole('link', { name: 'elsewhere' }), '/markets'],
    ['a command', () => screen.getByRole('button', { name: 'command' }), '/trade/spot'],
  ])('asks before %s leads away from what is not saved', async (_, way, path) => {
    const { router } = await openSettings();
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
    const { router } = await openSettings();
    await rename('jana-h');
    await userEvent.click(screen.getByRole('button', { name: 'session ended' }));
    expect(router.push).toHaveBeenCalledWith('/login');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before the logout does, which then asks its own question', async () => {
    const { store } = await openSettings();
    await rename('jana-h');
    const press = () => userEvent.click(screen.getByRole('button', { name: 'log out' }));
    await press();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(store.getState().dialog.open).toBeUndefined();
    await press();
    await userEvent.click(await screen.findByTestId('confirm'));
    await waitFor(() => expect(store.getState().dialog.open).toBe('logout'));
  });

  it('brings the page back and asks when the user goes back', async () => {
    const { router } = await openSettings();
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
    const { router } = await openSettings();
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
});
