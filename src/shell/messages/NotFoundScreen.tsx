import { FileQuestion } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useOffers } from '@/src/brand/offers';
import { MessagePage } from '@/src/ui/page/MessagePage';
import { PageHead } from '../page/PageHead';
import { EmptyDepth } from './EmptyDepth';
import { WayBack } from './WayBack';
import { WaysOn } from './WaysOn';

/** 404: the page does not exist, or not on this brand. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const { trade } = useOffers();
  return (
    <>
      <PageHead titleKey="shell.notFound.title" />
      <MessagePage
        title={t('shell.notFound.title')}
        text={t(trade ? 'shell.notFound.text' : 'shell.notFound.textWithoutTrade')}
        icon={FileQuestion}
        actions={<WayBack />}
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
