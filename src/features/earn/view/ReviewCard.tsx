import { useTranslation } from 'next-i18next/pages';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { BottomBar } from '@/src/ui/page/BottomBar';
import { Note } from '@/src/ui/views/Note';
import styles from './Earn.module.css';
import { Facts } from './Facts';

interface ReviewCardProps extends ComponentProps<typeof Facts> {
  coin: string;
  /** Leaving before its end costs. */
  isFixed: boolean;
  /** What is done, once its user has agreed. */
  act: (isAgreed: boolean) => ReactNode;
}

/** What something comes to, what leaving early costs, and the act. */
export function ReviewCard({ coin, facts, isFixed, act }: ReviewCardProps) {
  const { t } = useTranslation('common');
  const [isRead, setRead] = useState(false);
  return (
    <section className={styles.card} aria-label={t('earn.review')}>
      <h2 className={styles.cardTitle}>{t('earn.review')}</h2>
      <Facts facts={facts} />
      {isFixed ? (
        <Note tone="warning" title={t('earn.early.title')}>
          {t('earn.early.text')}
        </Note>
      ) : null}
      <Checkbox checked={isRead} onChange={() => setRead(!isRead)} label={t('earn.agree', { coin })} />
      <BottomBar>{act(isRead)}</BottomBar>
    </section>
  );
}
