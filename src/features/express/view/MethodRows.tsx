import { CreditCard, Landmark, type LucideIcon, Smartphone } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { ExpressMethod } from '@/src/api/queries/express';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import type { ExpressForm } from '../useExpressForm';
import { useMethodWords } from '../useMethodWords';
import styles from './MethodRows.module.css';

const ICONS: Readonly<Record<ExpressMethod['kind'], LucideIcon>> = { CARD: CreditCard, BANK: Landmark, WALLET: Smartphone };

/** Ways to pay, or to be paid: one is chosen. */
export function MethodRows({ form: { methods, method, draft, change } }: { form: ExpressForm }) {
  const { t } = useTranslation('common');
  const words = useMethodWords();
  const name = useId();
  if (methods.error) return <ErrorView compact onRetry={() => void methods.mutate()} retrying={methods.isValidating} />;
  if (!methods.data)
    return (
      <div className={styles.rows} aria-busy="true">
        {['a', 'b', 'c'].map((row) => (
          <Skeleton key={row} height={72} />
        ))}
      </div>
    );
  const title = t(draft.side === 'BUY' ? 'express.payWith' : 'express.paidTo');
  return (
    <div role="radiogroup" aria-label={title} className={styles.rows}>
      {methods.data.map((one) => {
        const Icon = ICONS[one.kind];
        return (
          <label key={one.methodId} className={styles.row}>
            <input
              type="radio"
              name={name}
              value={one.methodId}
              checked={one.methodId === method?.methodId}
              onChange={() => change({ methodId: one.methodId })}
            />
            <span className={styles.icon} aria-hidden="true">
              <Icon size={18} />
            </span>
            <span className={styles.words}>
              <b>{words.name(one)}</b>
              <small>{words.time(one)}</small>
            </span>
            <span className={styles.fee}>
              <small>{t('express.fee')}</small>
              <span className="num">{words.fee(one)}</span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
