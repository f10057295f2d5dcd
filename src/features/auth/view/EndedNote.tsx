import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { hasSessionEnded } from '@/src/lib/storage';
import { Note } from '@/src/ui/views/Note';

/** Why somebody who asked for another page stands at the login form. */
export function EndedNote() {
  const { t } = useTranslation('common');
  const [hasEnded, setEnded] = useState(false);
  // The server's page knows nothing of this tab.
  useEffect(() => setEnded(hasSessionEnded()), []);
  return hasEnded ? <Note title={t('auth.login.endedTitle')}>{t('auth.login.endedText')}</Note> : null;
}
