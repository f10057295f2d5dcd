import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { commonCatalogues } from '@/src/i18n/catalogues';
import { useLocale } from '@/src/i18n/useLocale';
import { usePart } from '@/src/lib/onDemand';
import { useHasToken } from '@/src/lib/useHasToken';

/** One of the words that are brought to users alone. */
const OF_USERS = 'notifications.title';

/** A page that was made for a visitor becomes a user's, when they log in on it or in another tab: it is brought all words then. */
export function AllWords() {
  const { i18n } = useTranslation();
  const locale = useLocale();
  const isUsers = useHasToken();
  const all = usePart(commonCatalogues[locale], isUsers && !i18n.exists(OF_USERS))?.default;
  useEffect(() => {
    if (all) i18n.addResourceBundle(locale, 'common', all, true, false);
  }, [i18n, locale, all]);
  return null;
}
