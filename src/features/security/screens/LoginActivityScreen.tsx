import { Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { useRememberedDevices, useSessions } from '@/src/api/queries/security';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { Button } from '@/src/ui/button/Button';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { Section } from '@/src/ui/section/Section';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { Note } from '@/src/ui/views/Note';
import { exportActivity } from '../actions/exportActivity';
import { type Period, startOf } from '../model/periods';
import { useEndSession } from '../useEndSession';
import { useTogether } from '../useTogether';
import { ActivityFilters, type KindFilter } from '../view/ActivityFilters';
import { ActivityTable } from '../view/ActivityTable';
import { FailedLoginNote } from '../view/FailedLoginNote';
import { RememberedDevices } from '../view/factor/RememberedDevices';
import { SessionTable } from '../view/SessionTable';

/** Tries that failed are written down too, here and by others: none of them tells the page. */
const AS_IT_IS_NOW = { revalidateOnMount: true };

/** A list that has not come. */
const WAITS = { rows: [], isLoading: true, error: undefined };

/** Where the account is logged in, and what happened to it. */
export function LoginActivityScreen() {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const isSignedIn = useHasToken(true);
  const [kind, setKind] = useState<KindFilter>('ALL');
  const [period, setPeriod] = useState<Period>('month');
  const question = useMemo(() => ({ ...(kind === 'ALL' ? {} : { kind }), fromTime: startOf(period, Date.now()) }), [kind, period]);
  const { sessions, hasFailed, refresh } = useSessions(isSignedIn);
  const remembered = useRememberedDevices(isSignedIn);
  const activity = usePagedQuery('activity', isSignedIn ? question : undefined, AS_IT_IS_NOW);
  const isThere = useTogether([
    isSignedIn && (activity.error !== undefined || !activity.isLoading),
    hasFailed || sessions !== undefined,
    remembered.hasFailed || remembered.devices !== undefined,
  ]);
  const { ask, dialog } = useEndSession();
  const file = useSubmit(() => exportActivity(question));
  const hasOthers = isThere && sessions?.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <PageTitle
        title={t('security.loginActivity')}
        lead={t('security.activityLead')}
        parent={{ label: t('security.title'), href: pathTo('profileSecurity') }}
        action={
          <Button
            variant="border"
            iconOnPhones
            startIcon={<Download size={16} aria-hidden="true" />}
            loading={file.isBusy}
            onClick={() => void file.submit()}
          >
            {t('security.exportCsv')}
          </Button>
        }
      />
      {file.error ? <Note tone="error">{words(file.error)}</Note> : null}
      {isThere ? <FailedLoginNote rows={activity.rows} /> : null}
      <Section
        title={t('security.devices')}
        end={
          hasOthers ? (
            <Button variant="border" size="small" onClick={() => ask('others')} data-testid="end-others">
              {t('security.logOutOthers')}
            </Button>
          ) : undefined
        }
      >
        <SessionTable sessions={isThere ? sessions : undefined} hasFailed={isThere && hasFailed} onRetry={refresh} onEnd={ask} />
      </Section>
      {isThere ? <RememberedDevices {...remembered} /> : null}
      <Section title={t('security.activity')} end={<ActivityFilters {...{ kind, period }} onKind={setKind} onPeriod={setPeriod} />}>
        <ActivityTable list={isThere ? activity : { ...activity, ...WAITS }} />
        <ShowMore hasMore={isThere && activity.hasMore} loading={activity.isLoadingMore} onShowMore={activity.showMore} />
      </Section>
      {dialog}
    </>
  );
}
