import { useTranslation } from 'next-i18next/pages';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { TextField } from '@/src/ui/field/TextField';
import { Note } from '@/src/ui/views/Note';
import styles from '../Fields.module.css';
import type { Sending } from '../useSend';

interface MemoStepProps {
  kind: 'memo' | 'tag';
  sending: Sending;
  refused: string | undefined;
}

/** What tells the recipient whose the coins are; wrong until it is there, or said to be needed by nobody. */
export function MemoStep({ kind, sending: { draft, change, view, checked }, refused }: MemoStepProps) {
  const { t } = useTranslation('common');
  const name = t(`send.memo.${kind}`);
  return (
    <div className={styles.recipient}>
      <Note tone="warning">{t('send.memo.why')}</Note>
      <TextField
        numeric
        height={56}
        aria-label={name}
        placeholder={name}
        value={draft.memo}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        disabled={draft.needsNoMemo}
        inputMode={kind === 'tag' ? 'numeric' : undefined}
        onValueChange={(memo) => change({ memo })}
        error={checked && view.isMemoMissing ? t('send.memo.missing') : refused}
        data-testid="send-memo"
      />
      <Checkbox
        checked={draft.needsNoMemo}
        onChange={(needsNoMemo) => change({ needsNoMemo, ...(needsNoMemo && { memo: '' }) })}
        label={t('send.memo.none')}
      />
    </div>
  );
}
