import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSWRConfig } from 'swr';
import type { Preferences } from '@/contract/preferences';
import { currencyChoice } from '@/src/brand/currencyChoice';
import { soundChoice } from '@/src/lib/soundChoice';
import { removeToken, storeToken } from '@/src/lib/storage';
import { timeZoneChoice } from '@/src/lib/userZone';
import { RealtimeProvider } from '@/src/realtime';
import { PreferencesKeeper } from '@/src/shell/preferences/PreferencesKeeper';
import { SessionKeeper } from '@/src/shell/session/SessionKeeper';
import { chooseMarketColours } from '@/src/theme/marketColours';
import { themeChoice } from '@/src/theme/themeChoice';
import { answers, isUnreachable, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { userFixture } from '../../support/siteFixture';

withExchangeServer();
beforeEach(() => {
  answers('userInfo', userFixture);
  answers('trackStatus', { key: 'hide_balances', status: 0 });
  themeChoice.set('dark');
  chooseMarketColours('green-up');
});
afterEach(() => {
  act(removeToken);
  localStorage.clear();
});

const never: Preferences = {
  nickName: 'jana',
  currency: 'USD',
  timeZone: null,
  theme: null,
  marketColours: null,
  soundFilled: false,
  soundRefused: false,
  version: 0,
};
const calls = { websocketToken: jest.fn(), openOrders: jest.fn(), balances: jest.fn() };
/** What the browser does when the page comes back into view. */
function ReadAgain() {
  const { mutate } = useSWRConfig();
  return (
    <button type="button" onClick={() => void mutate(['preferences', {}])}>
      read again
    </button>
  );
}

const keeper = () =>
  renderShell(
    <RealtimeProvider calls={calls} isSignedIn log={() => undefined}>
      <SessionKeeper />
      <PreferencesKeeper />
      <ReadAgain />
    </RealtimeProvider>,
  );
const saved = () => {
  const bodies: unknown[] = [];
  answers(
    'preferencesSave',
    { preferences: { ...never, theme: 'light', version: 1 }, overwritten: [] },
    async (request) => void bodies.push(await request.json()),
  );
  return bodies;
};

describe('what the account chose', () => {
  it('comes to this device, and all but the look leaves with the account', async () => {
    answers('preferences', {
      ...never,
      theme: 'light',
      marketColours: 'blue-up',
      currency: 'EUR',
      timeZone: 'Asia/Tokyo',
      soundFilled: true,
    });
    storeToken('secret');
    keeper();
    await waitFor(() => expect(themeChoice.getSnapshot()).toBe('light'));
    expect(document.documentElement.dataset.palette).toBe('colour-blind');
    expect([currencyChoice.getSnapshot(), timeZoneChoice.getSnapshot(), soundChoice.getSnapshot()]).toEqual([
      'EUR',
      'Asia/Tokyo',
      ['filled'],
    ]);
    act(removeToken);
    expect([currencyChoice.getSnapshot(), timeZoneChoice.getSnapshot(), soundChoice.getSnapshot()]).toEqual([undefined, undefined, []]);
    expect(themeChoice.getSnapshot()).toBe('light');
  });

  it('leaves alone what was never chosen, and saves what a menu changes', async () => {
    const bodies = saved();
    answers('preferences', never);
    storeToken('secret');
    themeChoice.set('system');
    keeper();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect([themeChoice.getSnapshot(), bodies]).toEqual(['system', []]);
    act(() => themeChoice.set('light'));
    await waitFor(() => expect(bodies).toEqual([{ version: 0, changes: { theme: 'light' } }]));
  });

  it('does not take back a choice that could not be saved, and saves it with the next news', async () => {
    answers('preferences', { ...never, theme: 'dark', version: 1 });
    isUnreachable('preferencesSave');
    storeToken('secret');
    keeper();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    act(() => themeChoice.set('light'));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(themeChoice.getSnapshot()).toBe('light');
    const bodies = saved();
    answers('preferences', { ...never, theme: 'dark', currency: 'GBP', version: 2 });
    await userEvent.click(screen.getByText('read again'));
    await waitFor(() => expect(bodies).toEqual([{ version: 2, changes: { theme: 'light' } }]));
    expect(themeChoice.getSnapshot()).toBe('light');
  });
});
