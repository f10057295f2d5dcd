import { House } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import type { PageItem } from '@/src/features/palette';
import { useLocale } from '@/src/i18n/useLocale';
import { useHasToken } from '@/src/lib/useHasToken';
import { profileMenu, walletMenu } from '../menus/accountMenus';
import { type MenuEntry, mainMenu } from '../menus/mainMenu';

const HOME: MenuEntry = { title: 'shell.home', icon: House, httpUrl: pathTo('home'), testId: 'home' };

/** Every page that the menus lead to. */
export function usePageItems(): readonly PageItem[] {
  const { t } = useTranslation();
  const site = useSite();
  const locale = useLocale();
  const hasToken = useHasToken();
  return useMemo(() => {
    const own = hasToken ? [...walletMenu(site), ...profileMenu(site)] : [];
    return [HOME, ...mainMenu(site, locale), ...own].map(
      ({ title, icon, httpUrl, testId }): PageItem => ({ kind: 'page', id: `page-${testId}`, words: t(title), icon, path: httpUrl }),
    );
  }, [t, site, locale, hasToken]);
}
