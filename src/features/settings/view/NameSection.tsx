import clsx from 'clsx';
import { Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { NICK_NAME_MAX, nickNameLength } from '@/domain/account/nickName';
import { useOffers } from '@/src/brand/offers';
import { useAppSelector } from '@/src/state/hooks';
import { TextField } from '@/src/ui/field/TextField';
import { Section } from '@/src/ui/section/Section';
import styles from './Settings.module.css';

interface NameSectionProps {
  value: string;
  onChange: (name: 'nickName', value: string) => void;
  problem: string | undefined;
}

/** The name that others see where people can send to each other, and the one of the identity document, which nobody types. */
export function NameSection({ value, onChange, problem }: NameSectionProps) {
  const { t } = useTranslation('common');
  const { userTransfer } = useOffers();
  const length = nickNameLength(value);
  const fullName = useAppSelector((state) => state.profile.userInfo?.fullName);
  return (
    <Section title={t('profile.settings.profile')}>
      <div className={styles.names}>
        <TextField
          id="nick-name"
          name="nick-name"
          autoComplete="nickname"
          height={48}
          label={t('profile.settings.nickName')}
          labelEnd={
            <span className={styles.aside}>{t(userTransfer ? 'profile.settings.nickNameSeen' : 'profile.settings.nickNameUnseen')}</span>
          }
          value={value}
          onValueChange={(next) => onChange('nickName', next)}
          error={problem}
          end={
            <span className={clsx('num', styles.count, length > NICK_NAME_MAX && styles.over)} aria-hidden="true">
              {`${length} / ${NICK_NAME_MAX}`}
            </span>
          }
        />
        <TextField
          name="full-name"
          height={48}
          label={t('profile.settings.fullName')}
          labelEnd={<span className={styles.aside}>{t('profile.settings.fromDocument')}</span>}
          value={fullName ?? '--'}
          readOnly
          end={<Lock size={16} className={styles.lock} aria-hidden="true" />}
        />
      </div>
    </Section>
  );
}
