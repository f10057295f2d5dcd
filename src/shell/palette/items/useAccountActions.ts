import { CircleX, FlaskConical, Keyboard, LogIn, LogOut, UserRoundPlus } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { usePracticeStatus } from '@/src/api/queries/practice';
import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { dialogOpened } from '@/src/state/dialogSlice';
import { useAppDispatch } from '@/src/state/hooks';
import { useLogoutDialog } from '../../dialogs/useLogoutDialog';
import type { ActionItem } from '../model/paletteItem';
import { useCancelableOrders } from './useCancelableOrders';

/** Cancelling everything, as far as there is something; claiming; shortcuts; the way in or out. */
export function useAccountActions(askCancelAll: () => void): { orders: readonly ActionItem[]; others: readonly ActionItem[] } {
  const { t } = useTranslation();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const askToLogOut = useLogoutDialog();
  const hasToken = useHasToken();
  const { practice } = useSite();
  const count = useCancelableOrders().length;
  const { data: status } = usePracticeStatus(practice && hasToken);
  const action = (id: string, words: string, icon: ActionItem['icon'], run: () => void, detail?: string): ActionItem => ({
    kind: 'action',
    id,
    words,
    icon,
    run,
    detail,
  });
  const goTo = (route: 'login' | 'register') => () => void router.push(pathTo(route));
  return {
    orders:
      count > 0 ? [action('cancel-all', t('shell.palette.cancelAll'), CircleX, askCancelAll, t('shell.palette.openCount', { count }))] : [],
    others: [
      ...(status?.canClaim
        ? [action('claim', t('shell.practice.title'), FlaskConical, () => dispatch(dialogOpened('practiceClaim')))]
        : []),
      { ...action('sheet', t('shell.keys.title'), Keyboard, () => dispatch(dialogOpened('shortcuts'))), hotkey: 'sheet' as const },
      ...(hasToken
        ? [action('logout', t('shell.logout.action'), LogOut, askToLogOut, t('shell.palette.asksFirst'))]
        : [
            action('login', t('shell.login'), LogIn, goTo('login')),
            action('register', t('shell.register'), UserRoundPlus, goTo('register')),
          ]),
    ],
  };
}
