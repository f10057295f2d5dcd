import { ServerCrash } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { MessagePage } from '@/src/ui/page/MessagePage';
import { PageHead } from '../page/PageHead';

/** 500: the page could not be made. */
export function FailureScreen() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead titleKey="shell.failure.title" />
      <MessagePage
        title={t('shell.failure.title')}
        text={t('shell.failure.text')}
        icon={ServerCrash}
        actions={
          <>
            <Button size="large" onClick={() => window.location.reload()}>
              {t('shell.failure.again')}
            </Button>
            <ButtonLink href="/" variant="border" size="large">
              {t('shell.home')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
