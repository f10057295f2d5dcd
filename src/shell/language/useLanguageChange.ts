import { useRouter } from 'next/router';
import { useCallback } from 'react';
import type { Locale } from '@/src/i18n/locales';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { refreshUserInfo } from '../session/refreshUserInfo';
import { changeLanguage } from './changeLanguage';

/** How menus change the language: the page stays, its words change. */
export function useLanguageChange(): (locale: Locale) => Promise<void> {
  const router = useRouter();
  const dispatch = useAppDispatch();
  const hasToken = useHasToken();
  const savedLanguage = useAppSelector((state) => state.profile.userInfo?.defLanguage);

  return useCallback(
    (locale) =>
      changeLanguage(locale, {
        navigate: (next) => router.push(router.asPath, undefined, { locale: next, scroll: false }),
        isSignedIn: hasToken,
        savedLanguage,
        refreshUser: () => refreshUserInfo(dispatch),
      }),
    [router, dispatch, hasToken, savedLanguage],
  );
}
