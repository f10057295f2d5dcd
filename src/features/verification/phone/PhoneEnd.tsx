import { CircleCheck, Unlink } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { Button } from '@/src/ui/button/Button';
import styles from './Phone.module.css';

/** Nothing more to do here: everything is there, or the link has ended. Who listens hears it: what stood here is gone. */
export function PhoneEnd({ of, onAgain }: { of: 'done' | 'over'; onAgain?: () => void }) {
  const { t } = useTranslation('common');
  const Icon = of === 'done' ? CircleCheck : Unlink;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => end.current?.focus(), []);
  return (
    <div className={styles.page} ref={end} tabIndex={-1} role="status" data-testid={`phone-${of}`}>
      <Icon size={40} strokeWidth={1.4} className={of === 'done' ? styles.done : styles.over} aria-hidden="true" />
      <h1 className={styles.title}>{t(`verification.handover.page.${of}Title`)}</h1>
      <p className={styles.lead}>{t(`verification.handover.page.${of}Text`)}</p>
      {onAgain ? (
        <Button variant="border" size="large" onClick={onAgain}>
          {t('verification.handover.page.again')}
        </Button>
      ) : null}
    </div>
  );
}
