import { SearchX } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { pathTo } from '@/src/config/matchRoute';
import { isolated } from '@/src/format';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { PageHead } from '../page/PageHead';
import { EmptyDepth } from './EmptyDepth';
import { MessagePage } from './MessagePage';
import { NearestPairs } from './NearestPairs';

interface UnknownPairScreenProps {
  /** As it was asked for: it is in no list that would tell its coins. */
  pair: string;
  nearest: readonly string[];
}

/** 404: a pair that this brand does not trade, and those that may have been meant. */
export function UnknownPairScreen({ pair, nearest }: UnknownPairScreenProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const name = pair.replace(/[_.-]/, '/');
  return (
    <>
      <PageHead titleKey="shell.unknownPair.title" titleParams={{ pair: name }} />
      <MessagePage
        title={t('shell.unknownPair.title', { pair: isolated(name) })}
        text={t('shell.unknownPair.text')}
        icon={SearchX}
        actions={
          <>
            <ButtonLink href={pathTo('markets')} size="large">
              {t('shell.notFound.markets')}
            </ButtonLink>
            <Button variant="border" size="large" onClick={() => router.back()}>
              {t('shell.notFound.back')}
            </Button>
          </>
        }
        aside={
          <>
            <EmptyDepth />
            <NearestPairs symbols={nearest} />
          </>
        }
      />
    </>
  );
}
