import { Gauge } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { LEVELS } from '@/domain/verification/levels';
import { useProfileLimits } from '@/src/api/queries/wallet';
import { useOffers } from '@/src/brand/offers';
import { useFormat } from '@/src/format';
import { useHasToken } from '@/src/lib/useHasToken';
import { Section } from '@/src/ui/section/Section';
import { SettingRow } from '@/src/ui/section/SettingRow';
import { EverywhereRow } from './EverywhereRow';
import { FreezeRow } from './FreezeRow';

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

/** What may leave the account, by how far its owner is known. */
function LimitRow() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const { data } = useProfileLimits(useHasToken(true));
  const most = data?.limits.withdrawPerDay;
  const text = most
    ? t('security.limits.text', { amount: format.currency(most.amount, most.currency), level: data.level, levels: LEVELS.length })
    : '--';
  return <SettingRow icon={Gauge} title={t('security.limits.title')} text={text} />;
}
