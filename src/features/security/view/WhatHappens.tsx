import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { SENDING_HELD_HOURS } from '@/domain/account/holds';
import { useFormat } from '@/src/format';
import { Timeline, type TimelineStep } from '@/src/ui/timeline/Timeline';
import styles from './WhatHappens.module.css';

const HOUR_MS = 3_600_000;
const STEPS = ['change', 'others', 'sending', 'mail'] as const;

/** What follows from a new password, in its order. */
export function WhatHappens() {
  const { t } = useTranslation('common');
  const format = useFormat();
  // The server's minute may be over when the page comes to life: until then none is named.
  const [openedAt, setOpenedAt] = useState<number>();
  useEffect(() => setOpenedAt(Date.now()), []);
  const time = openedAt === undefined ? '…' : format.moment(openedAt + SENDING_HELD_HOURS * HOUR_MS);
  const steps = STEPS.map(
    (key): TimelineStep => ({
      key,
      state: key === 'change' ? 'now' : 'next',
      title: t(`security.consequences.${key}`),
      text: t(`security.consequences.${key}Text`, { time }),
    }),
  );
  return (
    <aside className={styles.aside} aria-labelledby="what-happens">
      <h2 id="what-happens" className={styles.title}>
        {t('security.consequences.title')}
      </h2>
      <Timeline steps={steps} />
    </aside>
  );
}
