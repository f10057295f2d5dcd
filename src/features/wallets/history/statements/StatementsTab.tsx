import { Download, FileText } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useQuery } from '@/src/api/queries/useQuery';
import { quietCall } from '@/src/api/quietCall';
import { useSubmit } from '@/src/api/useSubmit';
import { useFileOfAmounts } from '@/src/balances/useFileOfAmounts';
import { useFormat } from '@/src/format';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { saveFile } from '@/src/lib/saveFile';
import { useHasToken } from '@/src/lib/useHasToken';
import { useUserZone } from '@/src/lib/userZone';
import { Button } from '@/src/ui/button/Button';
import { Tag } from '@/src/ui/choice/Tag';
import { RowSkeleton } from '@/src/ui/section/RowSkeleton';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import styles from './StatementsTab.module.css';

const ICON = 18;

/** The months of the account, each as a PDF. */
export function StatementsTab() {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const format = useFormat();
  const timeZone = useUserZone();
  const isSignedIn = useHasToken(true);
  const { data, error, mutate } = useQuery('statements', isSignedIn && timeZone !== undefined ? { timeZone } : undefined);
  const [busy, setBusy] = useState<string>();
  const file = useFileOfAmounts();
  const saving = useSubmit((month: string) => saveStatement(month, timeZone ?? 'UTC'));
  const save = (month: string) =>
    file.ask(() => {
      setBusy(month);
      void saving.submit(month);
    });
  if (!data && error) return <ErrorView onRetry={() => void mutate()} />;
  if (!data)
    return (
      <div className={styles.waiting}>
        <RowSkeleton count={4} />
      </div>
    );
  if (data.months.length === 0)
    return <EmptyView icon={FileText} title={t('history.statements.empty')} text={t('history.statements.lead')} />;
  const [latest] = data.months;
  return (
    <div className={styles.frame}>
      <p className={styles.lead}>
        {t('history.statements.lead')} {data.language === format.locale ? null : t('history.statements.english')}
      </p>
      {saving.error ? (
        <Note tone="error" title={t('history.exportFailed')}>
          {words(saving.error)}
        </Note>
      ) : null}
      <ul className={styles.months}>
        {data.months.map((month) => (
          <li key={month} className={styles.month}>
            <span className={styles.icon} aria-hidden="true">
              <FileText size={ICON} />
            </span>
            <span className={styles.name}>
              {format.month(month)} {month === latest ? <Tag tone="neutral">{t('history.statements.soFar')}</Tag> : null}
            </span>
            <Button
              variant="border"
              size="small"
              startIcon={<Download size={16} aria-hidden="true" />}
              loading={saving.isBusy && busy === month}
              disabled={saving.isBusy && busy !== month}
              onClick={() => save(month)}
              aria-label={t('history.statements.downloadOf', { month: format.month(month) })}
            >
              {t('history.statements.download')}
            </Button>
          </li>
        ))}
      </ul>
      {file.dialog}
    </div>
  );
}

/** A month's statement as a PDF for the browser to keep. @throws ApiError */
async function saveStatement(month: string, timeZone: string): Promise<void> {
  const { fileName, pdf } = await quietCall('statement', { month, timeZone });
  saveFile(
    fileName,
    Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0)),
    'application/pdf',
  );
}
