import { useTranslation } from 'next-i18next/pages';
import { RadioGroup } from '@/src/ui/choice/RadioGroup';
import { usePlanName } from '../usePlanName';
import styles from './Earn.module.css';
import stepsStyles from './Steps.module.css';

interface RenewStepProps {
  termDays: number;
  value: boolean;
  onChange: (autoRenew: boolean) => void;
}

/** What happens when a fixed plan ends. */
export function RenewStep({ termDays, value, onChange }: RenewStepProps) {
  const { t } = useTranslation('common');
  const nameOf = usePlanName();
  return (
    <section className={stepsStyles.step} aria-label={t('earn.whenEnds')}>
      <h2 className={stepsStyles.stepTitle}>{t('earn.whenEnds')}</h2>
      <div className={stepsStyles.ways}>
        <RadioGroup
          column
          label={t('earn.whenEnds')}
          value={value ? 'renew' : 'give'}
          onChange={(choice) => onChange(choice === 'renew')}
          options={[
            { value: 'give', label: t('earn.giveBack') },
            { value: 'renew', label: t('earn.renew', { term: nameOf(termDays) }) },
          ]}
        />
      </div>
      <p className={styles.quiet}>{t('earn.renewNote')}</p>
    </section>
  );
}
