import { Unplug } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect } from 'react';
import { Button } from '@/src/ui/button/Button';
import { MessagePage } from '@/src/ui/page/MessagePage';
import { PageHead } from '../page/PageHead';
import { pageIsBack } from './pageIsBack';

const LOOK_EVERY_MS = 3_000;

/** 503: the exchange did not answer while the page was made. It comes back by itself once it does. */
export function UnavailableScreen() {
  const { t } = useTranslation();
  useEffect(() => {
    const looking = new AbortController();
    // Looks first and only then loads: a page that loads itself again and again would steal the focus.
    const timer = setInterval(async () => {
      if (await pageIsBack(looking.signal)) window.location.reload();
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      looking.abort();
    };
  }, []);
  return (
    <>
      <PageHead titleKey="shell.unavailable.title" />
      <MessagePage
        title={t('shell.unavailable.title')}
        text={t('shell.unavailable.text')}
        icon={Unplug}
        actions={
          <Button size="large" onClick={() => window.location.reload()}>
            {t('shell.failure.again')}
          </Button>
        }
      />
    </>
  );
}
