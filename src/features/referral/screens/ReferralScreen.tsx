import { useTranslation } from 'next-i18next/pages';
import { WELCOME } from '@/domain/referral/programme';
import { useReferralInfo } from '@/src/api/queries/referral';
import { useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { EarningsSection } from '../view/EarningsSection';
import { InviteesSection } from '../view/InviteesSection';
import { InviteSection } from '../view/InviteSection';
import { RebatesSection } from '../view/RebatesSection';
import { RulesSection } from '../view/RulesSection';
import styles from './Referral.module.css';

/** Inviting people, and what it gives. */
export function ReferralScreen() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { data: info, error, mutate, isValidating } = useReferralInfo(useHasToken(true));
  const lead = t('referral.lead', { rate: format.share(String(WELCOME.ratePpm / 10_000)), days: WELCOME.days });
  return (
    <>
      <PageTitle title={t('referral.title')} lead={lead} />
      {info ? (
        <InviteSection info={info} />
      ) : (
        <div className={styles.waiting} aria-busy={!error}>
          {error ? (
            <ErrorView title={t('referral.failed')} onRetry={() => void mutate()} retrying={isValidating} />
          ) : (
            <Skeleton className={styles.shape} />
          )}
        </div>
      )}
      <EarningsSection info={info} />
      <InviteesSection />
      <RebatesSection />
      {info ? <RulesSection info={info} /> : null}
    </>
  );
}
