import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';

/** What to do on a page that leads nowhere: on to the markets (home, where none are traded), or back. */
export function WayBack() {
  const { t } = useTranslation();
  const router = useRouter();
  const { supportSpot } = useSite();
  return (
    <>
      <ButtonLink href={supportSpot ? pathTo('markets') : pathTo('home')} size="large">
        {t(supportSpot ? 'shell.notFound.markets' : 'shell.home')}
      </ButtonLink>
      <Button variant="border" size="large" onClick={() => router.back()}>
        {t('shell.notFound.back')}
      </Button>
    </>
  );
}
