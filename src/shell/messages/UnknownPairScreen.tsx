import { SearchX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { MessagePage } from '@/src/ui/page/MessagePage';
import { PageHead } from '../page/PageHead';
import { EmptyDepth } from './EmptyDepth';
import { NearestPairs } from './NearestPairs';
import { WayBack } from './WayBack';

interface UnknownPairScreenProps {
  /** As it was asked for: it is in no list that would tell its coins. */
  pair: string;
  nearest: readonly string[];
}

/** 404: a pair that this brand does not trade, and those that may have been meant. */
export function UnknownPairScreen({ pair, nearest }: UnknownPairScreenProps) {
  const { t } = useTranslation();
  const name = pair.replace(/[_.-]/, '/');
  return (
    <>
      <PageHead titleKey="shell.unknownPair.title" titleParams={{ pair: name }} />
      <MessagePage
        title={t('shell.unknownPair.title', { pair: name })}
        text={t('shell.unknownPair.text')}
        icon={SearchX}
        actions={<WayBack />}
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
