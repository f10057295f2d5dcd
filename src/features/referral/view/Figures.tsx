import { useTranslation } from 'next-i18next/pages';
import type { ReferralInfo } from '@/src/api/queries/referral';
import { useFormat } from '@/src/format';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { Note } from '@/src/ui/views/Note';
import { valueDecimals } from '../model/months';
import styles from './Figures.module.css';

/** What the programme has given so far, and what is still on its way. */
export function Figures({ info }: { info: ReferralInfo }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const value = (amount: string) => <AmountText value={amount} decimals={valueDecimals(amount)} unit="USDT" />;
  const { lastDay } = info;
  const facts = [
    { key: 'all', label: t('referral.earnedAll'), value: value(info.earned), isGain: info.earned !== '0' },
    { key: 'month', label: t('referral.earnedMonth'), value: value(info.earnedThisMonth) },
    {
      key: 'day',
      label: lastDay ? t('referral.lastDay', { date: format.date(lastDay.day, 'utc') }) : t('referral.noDay'),
      value: lastDay ? value(lastDay.value) : '--',
    },
    {
      key: 'people',
      label: t('referral.activePeople'),
      // A phrase of the language, in its direction.
      value: t('referral.activeOf', { active: format.amount(String(info.activeInvitees)), all: format.amount(String(info.invitees)) }),
    },
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ key, label, value: shown, isGain }) => (
          <div key={key} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={isGain ? styles.gain : undefined}>{shown}</dd>
          </div>
        ))}
      </dl>
      {info.waitingFor === null ? null : (
        <div className={styles.waiting}>
          <Note tone={info.waitingFor === 'ACCOUNT' ? 'warning' : 'info'}>
            {t(`referral.waiting.${info.waitingFor}`, { amount: `${format.amount(info.waiting, valueDecimals(info.waiting))} USDT` })}
          </Note>
        </div>
      )}
    </>
  );
}
