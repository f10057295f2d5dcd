import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import { singleKeys } from '@/src/lib/keyboard/singleKeys';
import { useStore } from '@/src/lib/store/useStore';
import { Switch } from '@/src/ui/choice/Switch';
import styles from './ShortcutSheet.module.css';

const onServer = () => true;

/** Switches shortcuts of one key off, for who speaks to the page or often hits keys by mistake (WCAG 2.1.4). */
export function SingleKeysSwitch() {
  const { t } = useTranslation();
  const textId = useId();
  const isOn = useStore(singleKeys, onServer);
  return (
    <div className={styles.foot}>
      <Switch checked={isOn} onChange={singleKeys.set} label={t('shell.keys.single')} aria-describedby={textId} className={styles.switch} />
      <p id={textId} className={styles.footText}>
        {t('shell.keys.singleText')}
      </p>
    </div>
  );
}
