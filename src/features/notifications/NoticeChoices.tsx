import { Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { NOTICE_CHANNELS } from '@/domain/notices/kinds';
import { chooseNotices } from '@/src/api/calls/notices';
import { type NoticeChoices as Choices, useNoticeChoices } from '@/src/api/queries/notices';
import { useSubmit } from '@/src/api/useSubmit';
import { useSite } from '@/src/brand/SiteContext';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { Section } from '@/src/ui/section/Section';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Note } from '@/src/ui/views/Note';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { toldKinds } from './model/toldKinds';
import styles from './NoticeChoices.module.css';
import { PushRow } from './push/PushRow';

type Choice = Choices['choices'][number];

/** Which kind of notification comes where. Each choice is saved at once. */
export function NoticeChoices() {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const kinds = toldKinds(useSite());
  const { data, error, mutate } = useNoticeChoices(useHasToken(true));
  const saving = useSubmit(async ({ kind, channel, isOn }: Choice) => {
    await mutate(await chooseNotices([{ kind, channel, isOn: !isOn }]), { revalidate: false });
  });
  return (
    <Section title={t('notifications.title')}>
      {data ? (
        <table className={styles.table}>
          <thead>
            <tr className={styles.head}>
              <th scope="col">{t('notifications.kind')}</th>
              {NOTICE_CHANNELS.map((channel) => (
                <th key={channel} scope="col" className={styles.cell}>
                  {t(`notifications.channels.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind} className={styles.row}>
                <th scope="row" className={styles.words}>
                  <span className={styles.kind}>{t(`notifications.kinds.${kind}`)}</span>
                  <span className={styles.about}>{t(`notifications.details.${kind}`)}</span>
                </th>
                {data.choices
                  .filter((choice) => choice.kind === kind)
                  .map((choice) => (
                    <ChoiceCell key={choice.channel} choice={choice} hasMail={data.hasMail} onChange={() => void saving.submit(choice)} />
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : error ? (
        <ErrorView compact onRetry={() => void mutate()} />
      ) : (
        <Skeleton height={320} />
      )}
      {saving.error ? <Note tone="error">{words(saving.error)}</Note> : null}
      {data && !data.hasMail ? <Note tone="info">{t('notifications.noMail')}</Note> : null}
      <PushRow />
    </Section>
  );
}

function ChoiceCell({ choice, hasMail, onChange }: { choice: Choice; hasMail: boolean; onChange: () => void }) {
  const { t } = useTranslation('common');
  const { kind, channel, isOn, isFixed } = choice;
  if (isFixed) {
    return (
      <td className={styles.cell}>
        <span className={styles.fixed}>
          <Lock size={12} aria-hidden="true" />
          <span className={styles.always}>{t('notifications.always')}</span>
        </span>
      </td>
    );
  }
  const label = `${t(`notifications.kinds.${kind}`)}: ${t(`notifications.channels.${channel}`)}`;
  return (
    <td className={styles.cell}>
      <Checkbox hideLabel switchOnPhones label={label} checked={isOn} disabled={channel === 'MAIL' && !hasMail} onChange={onChange} />
    </td>
  );
}
