import { useTranslation } from 'next-i18next/pages';
import { useOffers } from '@/src/brand/offers';
import { Section } from '@/src/ui/section/Section';
import { EverywhereRow } from './EverywhereRow';
import { FreezeRow } from './FreezeRow';
import { LimitRow } from './LimitRow';

/** What concerns the account as a whole. */
export function AccountSection() {
  const { t } = useTranslation('common');
  const { withdraw } = useOffers();
  return (
    <Section title={t('security.account.title')}>
      {withdraw ? <LimitRow /> : null}
      <EverywhereRow />
      <FreezeRow />
    </Section>
  );
}
