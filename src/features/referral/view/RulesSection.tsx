import { useTranslation } from 'next-i18next/pages';
import type { ReferralInfo } from '@/src/api/queries/referral';
import { useFormat } from '@/src/format';
import { Section } from '@/src/ui/section/Section';
import { percentOf } from '../model/percent';
import styles from './RulesSection.module.css';

/** The rules of the programme in words, with this moment's rates. */
export function RulesSection({ info }: { info: ReferralInfo }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const [lowest, highest] = [info.tiers.at(0), info.tiers.at(-1)];
  const rates = {
    from: format.share(percentOf(lowest?.rate ?? '0')),
    to: format.share(percentOf(highest?.rate ?? '0')),
    welcome: format.share(percentOf(info.welcome.rate)),
    days: info.welcome.days,
    activeDays: info.activeDays,
  };
  return (
    <Section title={t('referral.rules.title')}>
      <ul className={styles.rules}>
        {(['share', 'welcome', 'active', 'paid', 'self', 'once'] as const).map((rule) => (
          <li key={rule}>{t(`referral.rules.${rule}`, rates)}</li>
        ))}
      </ul>
    </Section>
  );
}
