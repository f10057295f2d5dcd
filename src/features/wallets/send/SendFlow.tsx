import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { pathTo } from '@/src/config/matchRoute';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { SendForm } from './form/SendForm';
import { Review } from './review/Review';
import { type Asked, useAsk } from './review/useAsk';
import styles from './Send.module.css';
import { SendAside } from './SendAside';
import { useSend } from './useSend';

/** First what and where to, then all of it once more with the codes that confirm it. */
export function SendFlow({ coin }: { coin: string }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const sending = useSend(coin);
  const [asked, setAsked] = useState<Asked>();
  const ask = useAsk(coin, setAsked);
  if (sending.error) return <ErrorView title={t('wallets.failed')} whole onRetry={sending.retry} retrying={sending.isRetrying} />;
  return (
    <>
      <PageTitle
        title={asked ? t('send.review') : t('send.title', { coin })}
        parent={{ label: t('wallets.names.MAIN'), href: pathTo('wallet', { wallet: 'main' }) }}
      />
      <div className={styles.page}>
        {asked ? (
          <Review
            asked={asked}
            onBack={() => setAsked(undefined)}
            onAsked={setAsked}
            onSent={({ withdrawalId }) =>
              void router.replace({ pathname: pathTo('walletsSend', { coin: coin.toLowerCase() }), query: { id: withdrawalId } })
            }
          />
        ) : (
          <SendForm coin={coin} sending={sending} ask={ask} />
        )}
        <SendAside coin={coin} sending={sending} limits={sending.limits} onPick={asked ? undefined : sending.change} />
      </div>
    </>
  );
}
