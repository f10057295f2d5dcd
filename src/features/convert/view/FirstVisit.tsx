import { useTranslation } from 'next-i18next/pages';
import { useLayoutEffect, useState } from 'react';
import { STORAGE_KEYS } from '@/src/config/storageKeys';
import { readLocal, writeLocal } from '@/src/lib/storage';
import { TextButton } from '@/src/ui/button/TextButton';
import { Note } from '@/src/ui/views/Note';
import styles from './FirstVisit.module.css';

const SEEN = '1';

/**
 * How converting works, until its user has read it once on this device. The server draws it for everybody; a mark of the page's head
 * (convertSeenScript) hides it from whoever has read it until React has taken it away.
 */
export function FirstVisit() {
  const { t } = useTranslation('common');
  const [isNew, setNew] = useState(true);
  useLayoutEffect(() => {
    setNew(readLocal(STORAGE_KEYS.convertPageSeen) === undefined);
    delete document.documentElement.dataset.convertSeen;
  }, []);
  if (!isNew) return null;
  const close = () => {
    writeLocal(STORAGE_KEYS.convertPageSeen, SEEN);
    setNew(false);
  };
  return (
    <div className={styles.intro} data-testid="convert-intro">
      <Note title={t('convert.intro.title')} actions={<TextButton onPress={close}>{t('convert.intro.ok')}</TextButton>}>
        {t('convert.intro.text')}
      </Note>
    </div>
  );
}
