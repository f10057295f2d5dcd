import { FileQuestion } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { PageHead } from '../page/PageHead';
import { EmptyDepth } from './EmptyDepth';
import { MessagePage } from './MessagePage';
import { WaysOn } from './WaysOn';

/** 404: the page does not exist, or not on this brand. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const router = useRouter();
  const { supportSpot } = useSite();
  return (
    <>
      <PageHead titleKey="shell.notFound.title" />
      <MessagePage
        title={t('shell.notFound.title')}
        text={t('shell.notFound.text')}
        icon={FileQuestion}
        actions={
          <>
            <ButtonLink href={supportSpot ? pathTo('markets') : pathTo('home')} size="large">
              {t(supportSpot ? 'shell.notFound.markets' : 'shell.home')}
            </ButtonLink>
            <Button variant="border" size="large" onClick={() => router.back()}>
              {t('shell.notFound.back')}
            </Button>
          </>
        }
        aside={
          <>
            <EmptyDepth />
            <WaysOn />
          </>
        }
      />
    </>
  );
}
