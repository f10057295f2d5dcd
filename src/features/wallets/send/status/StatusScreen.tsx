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
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { PageTitle } from '@/src/ui/page/PageTitle';
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

function Status({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const { symbol, status, recipientGets, label, address, networkName, leavesAt, endedAt, reason } = withdrawal;
  const least = useCoinDecimals()(symbol);
  const steps = useSteps(withdrawal, canBeStopped(status) ? <CancelRow withdrawal={withdrawal} /> : null);
  const facts = [
    ['send.to', label ?? <bdi dir="ltr">{shortAddress(address)}</bdi>],
    ['wallets.network', networkName],
    endedAt === null ? ['send.leavesAt', format.moment(leavesAt)] : ['send.endedAt', format.moment(endedAt)],
  ] as const;
  const why = status === 'REJECTED' ? reasonText(t, reason) : undefined;
  return (
    <>
      <PageTitle
        title={t('send.title', { coin: symbol })}
        tag={<Tag tone={TONES[status] ?? 'accent'}>{t(`send.status.${status}`)}</Tag>}
        parent={{ label: t('wallets.allMovements'), href: pathTo('walletsHistory') }}
        lead={canBeStopped(status) ? t('send.stillYours') : undefined}
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
            <Note tone="error" title={t('send.whyRejected')}>
              {why}
            </Note>
          ) : null}
          <section>
            <h2 className={styles.title}>{t('send.progress')}</h2>
            <Timeline steps={steps} />
          </section>
        </div>
        <Details withdrawal={withdrawal} hidden={hidden} />
      </div>
    </>
  );
}
