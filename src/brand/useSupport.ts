import { useLocale } from '@/src/i18n/useLocale';
import { localLink } from './localLink';
import { useSite } from './SiteContext';

interface Support {
  /** The brand's help centre or its address for mails; undefined where it has none. */
  link: string | undefined;
  /** Support can be written to: by that link or in the live chat. */
  isThere: boolean;
}

/** Who can be written to. */
export function useSupport(): Support {
  const { links, chat } = useSite();
  const locale = useLocale();
  const link = localLink(links.help, locale) ?? localLink(links.footer.help, locale);
  return { link, isThere: link !== undefined || chat !== null };
}
