import { useTranslation } from 'next-i18next/pages';
import type { Withdrawal } from '@/contract/withdrawals';
import { canBeStopped } from '@/domain/withdrawal/states';
import { useWithdrawal } from '@/src/api/queries/withdrawals';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { pathTo } from '@/src/config/matchRoute';
import { useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAppSelector } from '@/src/state/hooks';
import { Tag, type TagTone } from '@/src/ui/choice/Tag';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { Questions } from '@/src/ui/section/Questions';
import { Timeline } from '@/src/ui/timeline/Timeline';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { shortAddress } from '../../movements/shortAddress';
import pageStyles from '../Send.module.css';
import { CancelRow } from './CancelRow';
import { Details } from './Details';
import styles from './Status.module.css';
import { reasonText, useSteps } from './useSteps';

const NAMES = ['held', 'confirmations', 'missing'] as const;

/** What people ask about coins on their way. */
function SendQuestions() {
  const { t } = useTranslation('common');
  return (
    <Questions
      title={t('receive.questions.title')}
      items={NAMES.map((key) => ({ key, question: t(`send.questions.${key}.q`), answer: t(`send.questions.${key}.a`) }))}
    />
  );
}

/** How far a withdrawal is; the address of the page brings it back. */
export function StatusScreen({ withdrawalId }: { withdrawalId: string }) {
  const { t } = useTranslation('common');
  const { data, error, mutate, isValidating } = useWithdrawal(useHasToken(true) ? withdrawalId : undefined);
  if (data) return <Status withdrawal={data} />;
  return error ? (
    <ErrorView title={t('send.notFound')} whole onRetry={() => void mutate()} retrying={isValidating} />
  ) : (
    <div aria-busy="true">
      <Skeleton height={420} />
    </div>
  );
}

const TONES: Readonly<Partial<Record<Withdrawal['status'], TagTone>>> = {
  HELD: 'warning',
  REVIEW: 'warning',
  DONE: 'success',
  REJECTED: 'error',
  FAILED: 'error',
  CANCELLED: 'neutral',
};

const ON_ITS_WAY: ReadonlySet<Withdrawal['status']> = new Set(['APPROVED', 'SIGNED', 'SENT', 'CONFIRMING']);

function Status({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const { symbol, status, amount, recipientGets, label, address, networkName, leavesAt, sentAt, endedAt, reason, ...counted } = withdrawal;
  const least = useCoinDecimals()(symbol);
  const isMobile = useIsMobile() === true;
  const recipient = label ?? shortAddress(address);
  const all = hidden ? undefined : `${format.exact(amount, least)} ${symbol}`;
  const steps = useSteps(withdrawal, {
    act: canBeStopped(status) ? <CancelRow withdrawal={withdrawal} returns={all} /> : null,
    arrives: hidden ? undefined : { amount: `${format.exact(recipientGets, least)} ${symbol}`, recipient },
  });
  const isCounted = status === 'CONFIRMING';
  const { confirmations: done, confirmationsNeeded: needed, expectedSeconds } = counted;
  const facts = [
    ['send.to', label ?? <bdi dir="ltr">{shortAddress(address)}</bdi>],
    ['wallets.network', networkName],
    endedAt !== null
      ? ['send.endedAt', format.moment(endedAt)]
      : sentAt === null
        ? ['send.leavesAt', format.moment(leavesAt)]
        : ['send.expected', format.moment(sentAt + expectedSeconds * 1_000)],
  ] as const;
  const why = status === 'REJECTED' || status === 'FAILED' ? reasonText(t, reason) : undefined;
  return (
    <>
      <PageTitle
        title={all === undefined || isMobile ? t('send.title', { coin: symbol }) : t('send.act', { amount: all })}
        tag={
          <Tag tone={TONES[status] ?? 'accent'}>
            {isCounted ? t('send.steps.confirmations', { done, needed }) : t(`send.status.${status}`)}
          </Tag>
        }
        parent={{ label: t('wallets.allMovements'), href: pathTo('walletsHistory') }}
        lead={canBeStopped(status) ? t('send.stillYours') : ON_ITS_WAY.has(status) ? t('send.onWay', { recipient }) : undefined}
      />
      <div className={pageStyles.page}>
        <div className={pageStyles.main} data-testid="send-status" data-status={status}>
          <div className={styles.card}>
            <div className={styles.head}>
              <CoinIcon symbol={symbol} size={48} />
              <p>
                <span className={styles.label}>{t('send.gets')}</span>
                <BalanceText className={styles.big} value={recipientGets} hidden={hidden} least={least} unit={symbol} />
              </p>
            </div>
            <dl className={styles.strip}>
              {facts.map(([key, value]) => (
                <div key={String(key)}>
                  <dt>{t(String(key))}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {why ? (
            <Note tone="error" title={t(status === 'FAILED' ? 'send.whyFailed' : 'send.whyRejected')}>
              {why}
            </Note>
          ) : null}
          <section>
            <h2 className={styles.title}>{t('send.progress')}</h2>
            <Timeline steps={steps} />
          </section>
        </div>
        <div className={styles.side}>
          <Details withdrawal={withdrawal} hidden={hidden} />
          <SendQuestions />
        </div>
      </div>
    </>
  );
}
