import { Check, Clock3, Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { standingOf } from '@/contract/standing';
import { type Act, whyNot } from '@/domain/account/standing';
import { type Offers, useOffers } from '@/src/brand/offers';
import { useSite } from '@/src/brand/SiteContext';
import { useReasonWords } from '@/src/i18n/useReasonWords';
import { useAppSelector } from '@/src/state/hooks';
import styles from '../Flow.module.css';

const ROWS = [
  { key: 'markets', act: 'READ' },
  { key: 'deposit', act: 'DEPOSIT' },
  { key: 'trade', act: 'TRADE' },
  { key: 'withdraw', act: 'WITHDRAW' },
] as const satisfies readonly { key: 'markets' | keyof Offers; act: Act }[];

/** What the account may do before there is a result, as its standing says, of what there is to do here. */
export function Meanwhile() {
  const { t } = useTranslation('common');
  const offers = useOffers();
  return (
    <>
      <h3 className={styles.asideTitle}>{t('verification.meanwhile.title')}</h3>
      <ul className={styles.rows}>
        {ROWS.filter(({ key }) => key === 'markets' || offers[key]).map(({ key, act }) => (
          <li key={key}>
            {t(`verification.meanwhile.${key}`)}
            <Whether act={act} />
          </li>
        ))}
      </ul>
      <p className={styles.asideNote}>
        <Lock size={16} aria-hidden="true" />
        {t('verification.sent.logged')}
      </p>
    </>
  );
}

/** Open, after the review, or why not; nothing while nobody knows. */
function Whether({ act }: { act: Act }) {
  const { t } = useTranslation('common');
  const { globalRegion } = useSite();
  const words = useReasonWords();
  const user = useAppSelector((state) => state.profile.userInfo);
  if (!user) return null;
  const reason = whyNot(act, standingOf(user), { globalRegion }, Date.now());
  if (!reason)
    return (
      <span className={styles.good}>
        <Check size={14} aria-hidden="true" />
        {t('verification.meanwhile.open')}
      </span>
    );
  if (reason.kind !== 'unverified') return <span className={styles.reason}>{words(reason)}</span>;
  return (
    <span className={styles.later}>
      <Clock3 size={14} aria-hidden="true" />
      {t('verification.meanwhile.later')}
    </span>
  );
}
