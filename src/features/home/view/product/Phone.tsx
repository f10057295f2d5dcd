import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { BrandBar } from './BrandBar';
import styles from './Phone.module.css';
import { Shot } from './Shot';

interface PhoneProps {
  shot: 'markets' | 'chart' | 'order';
  className?: string;
}

/** A phone with the real product on it, below the brand's own head. */
export function Phone({ shot, className }: PhoneProps) {
  const { t } = useTranslation('common');
  return (
    <div className={clsx(styles.phone, className)}>
      <div className={styles.screen}>
        <BrandBar className={styles.bar} />
        <Shot name={shot} alt={t(`home.phones.${shot}`)} width={294} height={584} className={styles.image} />
      </div>
    </div>
  );
}
