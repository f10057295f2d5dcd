import { Copy, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/src/ui/button/Button';
import { useCopyText } from '@/src/ui/toast/useCopyText';
import styles from '../Address.module.css';

/** What has to stand beside the address; above it, for nobody to miss. */
export function MemoCard({ kind, memo }: { kind: 'memo' | 'tag'; memo: string }) {
  const { t } = useTranslation('common');
  const name = t(`receive.memo.${kind}`);
  const copy = useCopyText(t('receive.memo.copied', { memo: name }), t('receive.copyFailed'));
  return (
    <div className={styles.memo} role="note">
      <p className={styles.memoTitle}>
        <TriangleAlert size={18} aria-hidden="true" />
        {t('receive.memo.title', { memo: name })}
      </p>
      <p>{t('receive.memo.text')}</p>
      <div className={styles.memoLine}>
        <bdi className={`num ${styles.memoValue}`} dir="ltr" data-testid="deposit-memo">
          {memo}
        </bdi>
        <Button size="medium" variant="primary" startIcon={<Copy size={16} aria-hidden="true" />} onClick={() => void copy(memo)}>
          {t('receive.memo.copy', { memo: name })}
        </Button>
      </div>
    </div>
  );
}
