import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useOffers } from '@/src/brand/offers';
import { maskEmail, useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { IconTile } from '@/src/ui/section/IconTile';
import { Row } from '@/src/ui/section/Row';
import { RowWords } from '@/src/ui/section/RowWords';
import { type TodoRow, todoWords } from '../model/todoRows';
import styles from './Todos.module.css';

/** What is done, and when. */
export function DoneRow({ kind, doneAt }: TodoRow) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const user = useAppSelector((state) => state.profile.userInfo);
  const { doneText } = todoWords(kind, useOffers());
  const email = maskEmail(user?.email);
  const address = email ?? user?.phoneNumber ?? undefined;
  const isPhone = kind === 'ADDRESS' && user !== undefined && email === undefined;
  return (
    <Row data-testid={`done-${kind}`}>
      <IconTile tone="done" icon={Check} />
      <RowWords
        title={
          <span className={styles.title}>{t(isPhone ? 'profile.todos.kinds.ADDRESS.donePhone' : `profile.todos.kinds.${kind}.done`)}</span>
        }
        texts={[
          kind === 'ADDRESS' && address ? (
            <bdi key="address" dir="ltr">
              {address}
            </bdi>
          ) : (
            t(`profile.todos.kinds.${kind}.${doneText}`)
          ),
        ]}
      />
      {doneAt === null ? null : <span className={`num ${styles.date}`}>{format.date(doneAt)}</span>}
    </Row>
  );
}
