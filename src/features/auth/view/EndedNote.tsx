import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { useReasonWords } from '@/src/i18n/useReasonWords';
import { sessionEnd } from '@/src/lib/storage';
import { Note } from '@/src/ui/views/Note';

/** Why somebody who asked for another page stands at the login form. */
export function EndedNote() {
  const { t } = useTranslation('common');
  const words = useReasonWords();
  const [reason, setReason] = useState<ReturnType<typeof sessionEnd>>();
  // The server's page knows nothing of this tab.
  useEffect(() => setReason(sessionEnd()), []);
  if (reason === undefined) return null;
  const text = reason === 'ended' ? t('auth.login.endedText') : words({ kind: reason, since: 0 });
  return <Note title={t('auth.login.endedTitle')}>{text}</Note>;
}
