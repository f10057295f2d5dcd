import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { KybRecord, KycRecord } from '@/contract/verification';
import { requestType } from '@/domain/verification/files';
import type { StepProblems } from '@/domain/verification/problems';
import { useSubmit } from '@/src/api/useSubmit';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { Button } from '@/src/ui/button/Button';
import { TextField } from '@/src/ui/field/TextField';
import { Note } from '@/src/ui/views/Note';
import styles from '../Flow.module.css';
import { FileField } from '../fields/FileField';
import { refusedProblem } from '../model/refusedStep';
import { useSupplement } from './useSupplement';
import { WhyNote } from './WhyNote';

type Answer = { requestId: string; file?: string; text?: string };

interface SupplementViewProps {
  record: KycRecord | KybRecord;
  onStale: () => Promise<unknown>;
  onSend: (answers: Answer[]) => Promise<void>;
}

/** What is asked for besides, and nothing else. */
export function SupplementView({ record, onStale, onSend }: SupplementViewProps) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const [given, setGiven] = useState<Record<string, string>>({});
  const [isChecked, setChecked] = useState(false);
  const { requests } = useSupplement({ kind: record.kind, record, onStale });
  const isWhole = requests.every(({ requestId }) => given[requestId]?.trim());
  const [refused, setRefused] = useState<StepProblems>({});
  const { submit, isBusy, error } = useSubmit(async () => {
    setRefused({});
    const answers = requests.map(({ requestId, needs }) => ({ requestId, [needs === 'FILE' ? 'file' : 'text']: given[requestId] ?? '' }));
    await onSend(answers).catch((failure: unknown) => {
      setRefused(refusedProblem(failure) ?? {});
      throw failure;
    });
  });
  const problemOf = (requestId: string) => {
    const problem = isChecked && !given[requestId]?.trim() ? 'REQUIRED' : refused[requestId];
    return problem && t(`verification.problems.${problem}`);
  };
  const give = (requestId: string, value: string) => {
    setRefused(({ [requestId]: _said, ...others }) => others);
    setGiven((before) => ({ ...before, [requestId]: value }));
  };
  const send = () => {
    setChecked(true);
    if (isWhole) void submit();
  };
  return (
    <section>
      <WhyNote overview={record} />
      <div className={styles.fields}>
        {requests.map(({ requestId, code, needs }) => {
          const problem = problemOf(requestId);
          return needs === 'FILE' ? (
            <FileField
              key={requestId}
              type={requestType(code)}
              label={t(`verification.requests.${code}`)}
              frame={code === 'SELFIE' ? 'face' : code.startsWith('DOCUMENT') ? 'card' : undefined}
              value={given[requestId]}
              onValueChange={(file) => give(requestId, file ?? '')}
              error={problem}
            />
          ) : (
            <TextField
              key={requestId}
              label={t('verification.fields.explanation')}
              maxLength={1000}
              value={given[requestId] ?? ''}
              onValueChange={(text) => give(requestId, text)}
              error={problem}
            />
          );
        })}
        {error ? <Note tone="error">{words(error)}</Note> : null}
      </div>
      <div className={styles.actions}>
        <Button size="large" className={clsx(styles.go, styles.alone)} loading={isBusy} onClick={send} data-testid="send-supplement">
          {t('verification.actions.send')}
        </Button>
      </div>
    </section>
  );
}
