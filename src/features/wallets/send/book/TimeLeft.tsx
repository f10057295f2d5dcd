import { useTranslation } from 'next-i18next/pages';
import { formatCountdown, useFormat } from '@/src/format';
import { useSecondsUntil } from '@/src/lib/useSecondsUntil';
import { Tag } from '@/src/ui/choice/Tag';
import styles from './TimeLeft.module.css';

/** Until when it waits, and how long that is; nothing once it is over. */
export function TimeLeft({ until }: { until: number }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const left = useSecondsUntil(until);
  if (left === 0) return null;
  return (
    <span className={styles.left}>
      <Tag size="small" tone="warning">
        {t('send.steps.heldUntil', { at: format.moment(until) })}
      </Tag>
      <bdi className="num" dir="ltr">
        {formatCountdown(left)}
      </bdi>
    </span>
  );
}
