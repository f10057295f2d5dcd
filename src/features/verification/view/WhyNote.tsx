import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type { KycRecord } from '@/contract/verification';
import { useSupport } from '@/src/brand/useSupport';
import { useFormat } from '@/src/format';
import { Note } from '@/src/ui/views/Note';
import styles from './WhyNote.module.css';

export type VerificationOverview = Pick<KycRecord, 'status' | 'isFinal' | 'reasons' | 'requests' | 'submittedAt' | 'decidedAt'>;

/** Why something was refused, or what is asked for, exactly; and when it was sent and looked at. Nothing for other states. */
export function WhyNote({ overview, actions }: { overview: VerificationOverview; actions?: ReactNode }) {
  const { t } = useTranslation('common');
  const dates = useDates(overview);
  const support = useSupport();
  const { status, isFinal, reasons, requests } = overview;
  if (status !== 'REFUSED' && status !== 'MORE_NEEDED') return null;
  const isRefused = status === 'REFUSED';
  const lines = isRefused
    ? reasons.map(({ code, text }) => ({ key: code, text, words: t(`verification.reasons.${code}`) }))
    : requests.map(({ requestId, code, text }) => ({ key: requestId, text, words: t(`verification.requests.${code}`) }));
  const next = isRefused
    ? t(isFinal ? (support.isThere ? 'verification.refused.final' : 'verification.refused.finalAlone') : 'verification.refused.text')
    : t('verification.more.text');
  return (
    <div data-testid="why">
      <Note
        tone={isRefused ? 'error' : 'warning'}
        title={t(isRefused ? 'verification.refused.title' : 'verification.more.title')}
        actions={actions}
      >
        {lines.map(({ key, text, words }) => (
          <span key={key} className={styles.line}>
            {words}
            {text ? <q className={styles.own}>{text}</q> : null}
          </span>
        ))}
        <span className={styles.line}>{next}</span>
        {dates ? <span className={styles.dates}>{dates}</span> : null}
      </Note>
    </div>
  );
}

function useDates({ submittedAt, decidedAt }: VerificationOverview): string | undefined {
  const { t } = useTranslation('common');
  const format = useFormat();
  if (submittedAt === null) return undefined;
  const sent = format.date(submittedAt);
  return decidedAt === null
    ? t('verification.dates.sent', { sent })
    : t('verification.dates.checked', { sent, checked: format.date(decidedAt) });
}
