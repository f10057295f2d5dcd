import { useTranslation } from 'next-i18next/pages';
import type { Session } from '@/src/api/queries/security';
import { Button } from '@/src/ui/button/Button';
import { Tag } from '@/src/ui/choice/Tag';

/** The end of a session's row: that it is this one, or how to end it. */
export function SessionEnd({ session, onEnd }: { session: Session; onEnd: (session: Session) => void }) {
  const { t } = useTranslation('common');
  if (session.isCurrent) return <Tag tone="success">{t('security.thisDevice')}</Tag>;
  return (
    <Button variant="tertiary" size="small" onClick={() => onEnd(session)} data-testid="end-session">
      {t('security.logOut')}
    </Button>
  );
}
