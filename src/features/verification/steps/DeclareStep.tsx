import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import type { KybRecord } from '@/contract/verification';
import { finishKyb } from '@/src/api/calls/verification';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { FieldMessage } from '@/src/ui/field/FieldMessage';
import { Note } from '@/src/ui/views/Note';
import styles from '../Flow.module.css';
import { rereadStale } from '../model/refusedStep';

interface DeclareStepProps {
  record: Pick<KybRecord, 'version'>;
  onRecord: (record: KybRecord) => void;
  /** Something else was quicker: what is there is read again. */
  onStale: () => Promise<unknown>;
  onBack: () => void;
  /** What is declared. */
  children: ReactNode;
}

/** The last word before a company is sent: that it is true. */
export function DeclareStep({ record, onRecord, onStale, onBack, children }: DeclareStepProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const [isDeclared, setDeclared] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { submit, isBusy, error } = useSubmit(async () => onRecord(await rereadStale(() => finishKyb(record.version), onStale)));
  const send = () => {
    setChecked(true);
    if (isDeclared) void submit();
  };
  return (
    <section>
      <h2 className={styles.heading} tabIndex={-1}>
        {t('verification.steps.REVIEW.name')}
      </h2>
      <div className={styles.fields}>
        {children}
        <div>
          <Checkbox label={t('verification.declare')} checked={isDeclared} onChange={setDeclared} aria-describedby="declare-error" />
          <FieldMessage id="declare-error" error={isChecked && !isDeclared ? t('verification.problems.REQUIRED') : undefined} />
        </div>
        {error ? <Note tone="error">{words(error)}</Note> : null}
      </div>
      <div className={styles.actions}>
        <Button variant="border" size="large" onClick={onBack}>
          {t('verification.actions.back')}
        </Button>
        <span className={styles.forward}>
          <Button size="large" className={styles.go} loading={isBusy} onClick={send} data-testid="send-company">
            {t('verification.actions.send')}
          </Button>
        </span>
      </div>
    </section>
  );
}
