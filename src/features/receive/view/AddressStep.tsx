import { useTranslation } from 'next-i18next/pages';
import type { Coin } from '@/contract/market';
import type { WhyNot } from '@/domain/account/standing';
import type { ChainOfCoin } from '@/src/api/queries/custody';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { TaggedWords } from '@/src/i18n/TaggedWords';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useReasonWords } from '@/src/i18n/useReasonWords';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { NumberedStep } from '@/src/ui/section/NumberedStep';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { useOwnAddress } from '../useOwnAddress';
import styles from '../Words.module.css';
import { AddressCard, DepositFacts } from './AddressCard';
import { PracticeNote } from './PracticeNote';
import { RefundForm } from './RefundForm';

/** The own address of the coin on the chosen network; or why there is none now. */
export function AddressStep({ coin, chain, isMobile }: { coin: Coin; chain: ChainOfCoin; isMobile: boolean }) {
  const { t } = useTranslation('common');
  const asked = { symbol: coin.coinSymbol, chainId: chain.chainId };
  const { data: own, error, mutate, isValidating, reason } = useOwnAddress(coin.coinSymbol, chain);
  const wordsOf = useErrorWords();
  return (
    <NumberedStep number={3} title={t('receive.address')} isTitleHeard={isMobile}>
      {!chain.deposits.isOpen ? (
        <PausedNote chain={chain} />
      ) : reason ? (
        <RefusedNote reason={reason} />
      ) : (
        <>
          {own ? (
            <AddressCard chain={chain} own={own} isMobile={isMobile} />
          ) : error ? (
            <ErrorView
              compact
              title={t('receive.addressFailed')}
              text={wordsOf(error)}
              onRetry={() => void mutate()}
              retrying={isValidating}
            />
          ) : (
            <Skeleton height={isMobile ? 340 : 272} />
          )}
          <Note tone="warning">
            <TaggedWords
              text={t('receive.warning', { coin: coin.coinSymbol, network: chain.name })}
              tags={{ b: (words) => <b className={styles.strong}>{words}</b> }}
            />
          </Note>
          {own && isMobile ? <DepositFacts chain={chain} symbol={own.symbol} /> : null}
          {own && own.practicePaymentsLeft !== null ? <PracticeNote asked={asked} left={own.practicePaymentsLeft} /> : null}
          {own ? <RefundForm chain={chain} own={own} /> : null}
        </>
      )}
    </NumberedStep>
  );
}

/** Why this account deposits nothing, and what changes that. */
function RefusedNote({ reason }: { reason: WhyNot }) {
  const { t } = useTranslation('common');
  const words = useReasonWords();
  const verify =
    reason.kind === 'unverified' ? (
      <ButtonLink size="medium" href={pathTo('verificationKyc')}>
        {t('shell.verification.start')}
      </ButtonLink>
    ) : null;
  return (
    <Note tone="warning" actions={verify}>
      {words(reason)}
    </Note>
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
