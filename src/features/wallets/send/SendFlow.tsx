import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '@/src/api/apiError';
import { useCoins } from '@/src/api/queries/market';
import { pathTo } from '@/src/config/matchRoute';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { SendForm } from './form/SendForm';
import { Review } from './review/Review';
import { type Asked, useAsk } from './review/useAsk';
import { useReviewEntry } from './review/useReviewEntry';
import styles from './Send.module.css';
import { SendAside } from './SendAside';
import { StepBar } from './StepBar';
import { type Sending, useSend } from './useSend';

/** First what and where to, then all of it once more with the codes that confirm it. */
export function SendFlow({ coin }: { coin: string }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const name = useCoins().data?.find(({ coinSymbol }) => coinSymbol === coin)?.name ?? coin;
  const sending = useSend(coin);
  useSavedRecipient(sending);
  const [asked, setAsked] = useState<Asked>();
  /** What the exchange said of it at the very end, about one of the form's fields. */
  const [refused, setRefused] = useState<ApiError>();
  const { enter, leave } = useReviewEntry(coin, asked !== undefined, () => setAsked(undefined));
  const ask = useAsk(coin, (next) => {
    setRefused(undefined);
    setAsked(next);
    enter();
  });
  const title = (
    <PageTitle
      title={asked ? t('send.review') : t('send.title', { coin: name })}
      {...(asked
        ? { step: { label: t('wallets.details'), onBack: leave } }
        : { parent: { label: t('wallets.names.MAIN'), href: pathTo('wallet', { wallet: 'main' }) } })}
    />
  );
  if (sending.error)
    return (
      <>
        {title}
        <ErrorView title={t('wallets.failed')} whole onRetry={sending.retry} retrying={sending.isRetrying} />
      </>
    );
  const refusal = ask.isAbout(sending.draft) ? (ask.error ?? refused) : undefined;
  return (
    <>
      {title}
      <StepBar now={asked ? 2 : 1} />
      <div className={styles.page}>
        {asked ? (
          <Review
            asked={asked}
            free={sending.free}
            onBack={leave}
            onAsked={setAsked}
            onRefused={(error) => {
              setRefused(error);
              leave();
              sending.refresh();
            }}
            onSent={({ withdrawalId }) => {
              sending.forget();
              void router.replace({ pathname: pathTo('walletsSend', { coin: coin.toLowerCase() }), query: { id: withdrawalId } });
            }}
          />
        ) : (
          <SendForm
            coin={coin}
            sending={sending}
            refusal={refusal}
            isBusy={ask.isBusy}
            onAsk={() => {
              setRefused(undefined);
              void ask.submit(sending);
            }}
          />
        )}
        <SendAside sending={sending} limits={sending.limits} onPick={asked ? undefined : sending.change} />
      </div>
    </>
  );
}

/** Fills in the saved address that the page's address names (`?to=`), once: what is typed after that stays. */
function useSavedRecipient({ book, change }: Pick<Sending, 'book' | 'change'>): void {
  const { to } = useRouter().query;
  const filled = useRef<string>(undefined);
  useEffect(() => {
    const entry = book?.addresses.find(({ addressId }) => addressId === to);
    if (!entry || filled.current === entry.addressId) return;
    filled.current = entry.addressId;
    change({ address: entry.address, chainId: entry.chainId, memo: entry.memo ?? '', needsNoMemo: false });
  }, [book, change, to]);
}
