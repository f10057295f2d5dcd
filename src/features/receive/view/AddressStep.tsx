import { useTranslation } from 'next-i18next/pages';
import type { Coin } from '@/contract/market';
import { type ChainOfCoin, useDepositAddress } from '@/src/api/queries/custody';
import { useFormat } from '@/src/format';
import { TaggedWords } from '@/src/i18n/TaggedWords';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from '../Receive.module.css';
import { AddressCard } from './AddressCard';
import { PracticeNote } from './PracticeNote';
import { RefundForm } from './RefundForm';
import { Step } from './Step';

/** The own address of the coin on the chosen network; or why there is none now. */
export function AddressStep({ coin, chain }: { coin: Coin; chain: ChainOfCoin }) {
  const { t } = useTranslation('common');
  const { isOpen } = chain.deposits;
  const hasToken = useHasToken(true);
  const asked = { symbol: coin.coinSymbol, chainId: chain.chainId };
  const { data: own, error, mutate, isValidating } = useDepositAddress(hasToken && isOpen ? asked : undefined);
  const wordsOf = useErrorWords();
  return (
    <Step number={3} title={t('receive.address')}>
      {isOpen ? (
        <>
          {own ? (
            <AddressCard chain={chain} own={own} />
          ) : error ? (
            <ErrorView
              compact
              title={t('receive.addressFailed')}
              text={wordsOf(error)}
              onRetry={() => void mutate()}
              retrying={isValidating}
            />
          ) : (
            <Skeleton height={272} />
          )}
          <Note tone="warning">
            <TaggedWords
              text={t('receive.warning', { coin: coin.coinSymbol, network: chain.name })}
              tags={{ b: (words) => <b className={styles.strong}>{words}</b> }}
            />
          </Note>
          {own && own.practicePaymentsLeft !== null ? <PracticeNote asked={asked} left={own.practicePaymentsLeft} /> : null}
          {own ? <RefundForm chain={chain} own={own} /> : null}
        </>
      ) : (
        <PausedNote chain={chain} />
      )}
    </Step>
  );
}

function PausedNote({ chain }: { chain: ChainOfCoin }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { reason, until } = chain.deposits;
  return (
    <Note tone="warning" title={t('receive.paused.title', { network: chain.name })}>
      {reason ? t(`receive.paused.${reason}`) : null} {until ? t('receive.paused.until', { at: format.dateTime(until) }) : null}
    </Note>
  );
}
