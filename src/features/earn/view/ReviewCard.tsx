import { useTranslation } from 'next-i18next/pages';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { BottomBar } from '@/src/ui/page/BottomBar';
import { Note } from '@/src/ui/views/Note';
import styles from './Earn.module.css';
import { Facts } from './Facts';
import stepsStyles from './Steps.module.css';

interface ReviewCardProps extends ComponentProps<typeof Facts> {
  coin: string;
  /** What it comes to: the figure to look at first. */
  headline?: { label: string; value: ReactNode };
  /** Leaving before its end costs. */
  isFixed: boolean;
  /** What is done, once its user has agreed; nothing is agreed to where leaving costs nothing. */
  act: (isAgreed: boolean) => ReactNode;
}

/** What something comes to, what leaving early costs, and the act. */
export function ReviewCard({ coin, headline, facts, isFixed, act }: ReviewCardProps) {
  const { t } = useTranslation('common');
  const [isRead, setRead] = useState(false);
  return (
    <section className={styles.card} aria-label={t('earn.review')}>
      <h2 className={styles.cardTitle}>{t('earn.review')}</h2>
      {headline ? (
        <div className={stepsStyles.headline}>
          <CoinIcon symbol={coin} size={48} />
          <p>
            <span>{headline.label}</span>
            {headline.value}
          </p>
        </div>
      ) : null}
      <Facts facts={facts} />
      {isFixed ? (
        <Note tone="warning" title={t('earn.early.title')}>
          {t('earn.early.text')}
        </Note>
      ) : null}
      {isFixed ? <Checkbox checked={isRead} onChange={() => setRead(!isRead)} label={t('earn.agree', { coin })} /> : null}
      <BottomBar>{act(isRead || !isFixed)}</BottomBar>
    </section>
  );
}
