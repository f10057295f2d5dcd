import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { everySecond } from '@/src/lib/everySecond';

/** "Next attempt in 3 s", counting down; "Connecting ..." once it is due. */
export function SecondsUntil({ at }: { at: number | undefined }) {
  const { t } = useTranslation('common');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => everySecond.add(() => setNow(Date.now())), []);
  const seconds = at === undefined ? 0 : Math.ceil((at - now) / 1000);
  return <>{seconds > 0 ? t('trade.fresh.nextAttempt', { seconds }) : t('trade.fresh.connecting')}</>;
}
