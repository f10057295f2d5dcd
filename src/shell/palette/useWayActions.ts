import { Keyboard, LogIn, LogOut, UserRoundPlus } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { pathTo } from '@/src/config/matchRoute';
import type { ActionItem } from '@/src/features/palette';
import { useHasToken } from '@/src/lib/useHasToken';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch } from '@/src/state/hooks';
import { useLogoutDialog } from '../dialogs/useLogoutDialog';

/** The list of shortcuts; the way in or out. */
export function useWayActions(): readonly ActionItem[] {
  const { t } = useTranslation();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const askToLogOut = useLogoutDialog();
  const hasToken = useHasToken();
  const action = (id: string, words: string, icon: ActionItem['icon'], run: () => void): ActionItem => ({
    kind: 'action',
    id,
    words,
    icon,
    run,
  });
  const goTo = (route: 'login' | 'register') => () => void router.push(pathTo(route));
  return [
    { ...action('sheet', t('shell.keys.title'), Keyboard, () => dispatch(dialogOpened('shortcuts'))), hotkey: 'sheet' },
    ...(hasToken
      ? [{ ...action('logout', t('shell.logout.action'), LogOut, askToLogOut), detail: t('shell.palette.asksFirst') }]
      : [
          action('login', t('shell.login'), LogIn, goTo('login')),
          action('register', t('shell.register'), UserRoundPlus, goTo('register')),
        ]),
  ];
}
