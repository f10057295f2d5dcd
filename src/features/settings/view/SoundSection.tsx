import { Volume2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { playSound } from '@/src/lib/playSound';
import type { Sound } from '@/src/lib/soundChoice';
import { IconButton } from '@/src/ui/button/IconButton';
import { Switch } from '@/src/ui/choice/Switch';
import { RowWords } from '@/src/ui/section/RowWords';
import { Section } from '@/src/ui/section/Section';
import type { Editable } from '../model/draft';
import styles from './Settings.module.css';

const ROWS = [
  { name: 'soundFilled', sound: 'filled' },
  { name: 'soundRefused', sound: 'refused' },
] as const satisfies readonly { name: keyof Editable; sound: Sound }[];

interface SoundSectionProps {
  values: Editable;
  onChange: (name: 'soundFilled' | 'soundRefused', value: boolean) => void;
}

/** What can be heard of orders, each with a button to try it. */
export function SoundSection({ values, onChange }: SoundSectionProps) {
  const { t } = useTranslation('common');
  return (
    <Section title={t('profile.settings.sounds')}>
      {ROWS.map(({ name, sound }) => (
        <div key={name} className={styles.sound}>
          <RowWords title={t(`profile.settings.sound.${sound}`)} texts={[t(`profile.settings.sound.${sound}Text`)]} />
          <IconButton
            label={t('profile.settings.sound.try', { name: t(`profile.settings.sound.${sound}`) })}
            icon={<Volume2 size={18} className="mirror" aria-hidden="true" />}
            onClick={() => playSound(sound)}
          />
          <Switch
            hideLabel
            label={t(`profile.settings.sound.${sound}`)}
            checked={values[name]}
            onChange={(isOn) => onChange(name, isOn)}
            data-testid={`sound-${sound}`}
          />
        </div>
      ))}
    </Section>
  );
}
