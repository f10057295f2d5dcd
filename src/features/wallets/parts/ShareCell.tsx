import { useFormat } from '@/src/format';
import { ShareBar } from '@/src/ui/chart/ShareBar';
import styles from './AssetTable.module.css';

/** How much of the wallet a coin is. */
export function ShareCell({ percent }: { percent: string | undefined }) {
  const format = useFormat();
  const part = Number(percent ?? 0);
  const shares = [
    { key: 'part', percent: part, color: 'var(--text-secondary)' },
    { key: 'rest', percent: 100 - part, color: 'transparent' },
  ];
  return (
    <span className={styles.share}>
      <ShareBar shares={shares} className={styles.shareBar} />
      <bdi className="num" dir="ltr">
        {format.share(percent, 1)}
      </bdi>
    </span>
  );
}
