import clsx from 'clsx';
import { ChevronRight, CreditCard, Landmark, type LucideIcon, Smartphone, Wallet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { ExpressMethod } from '@/src/api/queries/express';
import { useSite } from '@/src/brand/SiteContext';
import { leadsSomewhere } from '@/src/config/leadsSomewhere';
import { pathTo } from '@/src/config/matchRoute';
import { routes } from '@/src/config/routes';
import { Link } from '@/src/ui/link/Link';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import type { MethodRefusal } from '../model/methods';
import type { ExpressForm } from '../useExpressForm';
import { useMethodWords } from '../useMethodWords';
import styles from './MethodRows.module.css';

const ICONS: Readonly<Record<ExpressMethod['kind'], LucideIcon>> = { CARD: CreditCard, BANK: Landmark, WALLET: Smartphone };

/** What would change that a way to pay is refused: a first verification, or the next. */
const WAYS_ON: Readonly<Record<MethodRefusal, { label: string; route: 'verificationKyc' | 'profileVerification' }>> = {
  NO_CARDS: { label: 'shell.verification.start', route: 'verificationKyc' },
  CARD_MONTH: { label: 'express.raise', route: 'profileVerification' },
};

interface MethodRowProps {
  form: ExpressForm;
  one: ExpressMethod;
  /** Of the group the row is in. */
  name: string;
}

/** One way to pay; where it is refused, why and what would change that. */
function MethodRow({ form: { method, change, refusalOf }, one, name }: MethodRowProps) {
  const { t } = useTranslation('common');
  const words = useMethodWords();
  const site = useSite();
  const whyId = useId();
  const Icon = ICONS[one.kind];
  const refusal = refusalOf(one);
  const way = refusal && WAYS_ON[refusal];
  return (
    <div className={styles.box}>
      <label className={clsx(styles.row, refusal && styles.off)}>
        <input
          type="radio"
          name={name}
          value={one.methodId}
          checked={one.methodId === method?.methodId}
          onChange={() => change({ methodId: one.methodId })}
          disabled={refusal !== undefined}
          aria-describedby={refusal && whyId}
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
      {refusal && way ? (
        <p className={styles.why}>
          <span id={whyId}>{t(`express.refused.${refusal}`)}</span>
          {leadsSomewhere(routes[way.route], site) ? (
            <Link href={pathTo(way.route)} className={styles.way}>
              {t(way.label)}
            </Link>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

/** Ways to pay, or to be paid: one is chosen. Coins that are there already are converted, which is another page. */
export function MethodRows({ form }: { form: ExpressForm }) {
  const { methods, draft } = form;
  const { t } = useTranslation('common');
  const site = useSite();
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
      {methods.data.map((one) => (
        <MethodRow key={one.methodId} form={form} one={one} name={name} />
      ))}
      {draft.side === 'BUY' && leadsSomewhere(routes.convert, site) ? (
        <Link className={styles.row} href={`${pathTo('convert')}?to=${draft.coin}`}>
          <span className={styles.icon} aria-hidden="true">
            <Wallet size={18} />
          </span>
          <span className={styles.words}>
            <b>{t('express.balance')}</b>
            <small>{t('express.balanceText')}</small>
          </span>
          <ChevronRight size={16} className="mirror" aria-hidden="true" />
        </Link>
      ) : null}
    </div>
  );
}
