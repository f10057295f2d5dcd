import { FileText } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { SiteDocumentName } from '@/contract/site';
import { localLink } from '@/src/brand/localLink';
import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import { useLocale } from '@/src/i18n/useLocale';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { MessagePage } from '@/src/ui/page/MessagePage';

interface DocumentMissingScreenProps {
  name: SiteDocumentName;
  /** `none`: the brand has not written it. `away`: it has, and it could not be read now. */
  reason: 'none' | 'away';
}

/** The brand's terms or privacy policy cannot be shown: why, and who can be asked for them. */
export function DocumentMissingScreen({ name, reason }: DocumentMissingScreenProps) {
  const { t } = useTranslation();
  const { site, links } = useSite();
  const help = localLink(links.help ?? links.footer.help, useLocale());
  return (
    <MessagePage
      title={t(`shell.document.${reason}.${name}`)}
      text={t(`shell.document.${reason}.text`, { name: site.name })}
      icon={FileText}
      actions={
        <>
          {reason === 'away' ? (
            <Button size="large" onClick={() => window.location.reload()}>
              {t('shell.failure.again')}
            </Button>
          ) : (
            <ButtonLink href={pathTo('home')} size="large">
              {t('shell.home')}
            </ButtonLink>
          )}
          {help ? (
            <ButtonLink href={help} variant="border" size="large">
              {t('shell.addressLimit.support')}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}
