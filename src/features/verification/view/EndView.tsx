import { useTranslation } from 'next-i18next/pages';
import type { VerificationKind } from '@/domain/verification/kinds';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Note } from '@/src/ui/views/Note';
import styles from '../Flow.module.css';
import { useWhyNotGoOn } from '../useWhyNotVerify';
import { type VerificationOverview, WhyNote } from './WhyNote';

interface RefusedViewProps {
  kind: VerificationKind;
  overview: VerificationOverview;
  onAgain: () => Promise<void>;
}

/** Refused: why, and the way to do it again where there is one. */
export function RefusedView({ kind, overview, onAgain }: RefusedViewProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const whyNot = useWhyNotGoOn(kind);
  const { submit, isBusy, error } = useSubmit(onAgain);
  return (
    <section>
      <WhyNote overview={overview} />
      {whyNot && !overview.isFinal ? <Note tone="warning">{whyNot}</Note> : null}
      {error ? <Note tone="error">{words(error)}</Note> : null}
      <div className={styles.actions}>
        <ButtonLink size="large" variant="border" href={pathTo('profileVerification')}>
          {t('verification.title')}
        </ButtonLink>
        {overview.isFinal || whyNot ? null : (
          <Button size="large" className={styles.go} loading={isBusy} onClick={() => void submit()} data-testid="start-again">
            {t('verification.actions.correct')}
          </Button>
        )}
      </div>
    </section>
  );
}

export function DoneView() {
  const { t } = useTranslation('common');
  return (
    <section data-testid="verified">
      <Note tone="success" title={t('verification.done.title')}>
        {t('verification.done.text')}
      </Note>
      <div className={styles.actions}>
        <span className={styles.forward}>
          <ButtonLink size="large" className={styles.go} href={pathTo('profileVerification')}>
            {t('verification.title')}
          </ButtonLink>
          <ButtonLink size="large" variant="border" href={pathTo('markets')}>
            {t('verification.actions.markets')}
          </ButtonLink>
        </span>
      </div>
    </section>
  );
}
