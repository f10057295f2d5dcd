import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRouter } from 'next/router';
import type { Preferences } from '@/contract/preferences';
import { SettingsScreen } from '@/src/features/settings';
import { leavingUnasked } from '@/src/lib/leaving';
import { useLogoutDialog } from '@/src/shell/dialogs/useLogoutDialog';
import { GuardedRouter } from '@/src/shell/providers/GuardedRouter';
import { Link } from '@/src/ui/link/Link';
import { answers } from './exchangeServer';
import { renderShell } from './renderShell';
import { siteFixture, userFixture } from './siteFixture';

// The page of the settings, with ways of the shell that lead away from it.

export const account: Preferences = {
  nickName: 'jana',
  currency: 'USD',
  timeZone: null,
  theme: null,
  marketColours: null,
  soundFilled: false,
  soundRefused: false,
  version: 3,
};
export const languages = [
  { type: 'en', name: 'English' },
  { type: 'ar-AE', name: 'العربية' },
];
export const state = { profile: { userInfo: userFixture, showBalances: true, activeTab: undefined, currentApiKey: undefined } };
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

export async function openSettings(preferences: Preferences = account) {
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

/** What was saved. */
export const sent = () => {
  const bodies: unknown[] = [];
  const saves = (preferences: Partial<Preferences>, overwritten: ('currency' | 'nickName')[] = []) =>
    answers(
      'preferencesSave',
      { preferences: { ...account, version: 4, ...preferences }, overwritten },
      async (request) => void bodies.push(await request.json()),
    );
  return { bodies, saves };
};

export async function rename(text: string) {
  const field = screen.getByLabelText('Nickname');
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
