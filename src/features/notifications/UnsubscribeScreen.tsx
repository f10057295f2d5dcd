import { MailCheck, MailX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { codes } from '@/contract/codes';
import { unsubscribe } from '@/src/api/calls/notices';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useFragment } from '@/src/lib/useFragment';
import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { MessagePage } from '@/src/ui/page/MessagePage';
import { Note } from '@/src/ui/views/Note';

const BROKEN: readonly string[] = [codes.unsubscribeInvalid.code, codes.badRequest.code];

/** Where the link at the end of a mail leads. Opening it changes nothing, for mail scanners open links, too: the button does. */
export function UnsubscribeScreen() {
  const token = useFragment();
  // What came of one link is nothing about the next.
  return <UnsubscribeByLink key={token} token={token} />;
}

function UnsubscribeByLink({ token }: { token: string | undefined }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const [isDone, setDone] = useState(false);
  const { submit, isBusy, error } = useSubmit(async () => {
    await unsubscribe(token ?? '');
    setDone(true);
  });
  const isBroken = token === '' || (error !== undefined && BROKEN.includes(error.code));
  if (isDone || isBroken) {
    return (
      <MessagePage
        icon={isDone ? MailCheck : MailX}
        title={isDone ? t('notifications.unsubscribe.done') : t('notifications.unsubscribe.broken')}
        text={isDone ? t('notifications.unsubscribe.doneLead') : t('notifications.unsubscribe.brokenLead')}
        actions={
          <ButtonLink variant={isDone ? 'border' : 'primary'} size="large" href={pathTo('profileSettings')}>
            {t('notifications.unsubscribe.settings')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <MessagePage
      icon={MailX}
      title={t('notifications.unsubscribe.title')}
      text={t('notifications.unsubscribe.lead')}
      actions={
        <Button size="large" loading={isBusy} onClick={() => void submit()} data-testid="unsubscribe">
          {t('notifications.unsubscribe.submit')}
        </Button>
      }
      aside={error ? <Note tone="error">{words(error)}</Note> : undefined}
    />
  );
}
