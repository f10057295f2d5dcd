import { Download } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import type { CallParams } from '@/contract/calls';
import { csvText } from '@/domain/csv';
import { allActivity } from '@/src/api/calls/security';
import { useRememberedDevices, useSessions } from '@/src/api/queries/security';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { useSubmit } from '@/src/api/useSubmit';
import { pathTo } from '@/src/config/matchRoute';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { saveFile } from '@/src/lib/saveFile';
import { useHasToken } from '@/src/lib/useHasToken';
import { Button } from '@/src/ui/button/Button';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { Section } from '@/src/ui/section/Section';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { Note } from '@/src/ui/views/Note';
import { deviceName } from '../model/deviceName';
import { type Period, startOf } from '../model/periods';
import { useEndSession } from '../useEndSession';
import { ActivityFilters, type KindFilter } from '../view/ActivityFilters';
import { ActivityTable } from '../view/ActivityTable';
import { FailedLoginNote } from '../view/FailedLoginNote';
import { RememberedDevices } from '../view/factor/RememberedDevices';
import { SessionTable } from '../view/SessionTable';

type Question = Pick<CallParams<'activity'>, 'kind' | 'fromTime'>;

// Names of columns and kinds as the API has them: a file is for machines, too, and is not translated.
const HEAD = ['at', 'kind', 'result', 'device', 'country', 'ip'];

/** Everything the record has on the question, as a CSV file with times in UTC. @throws ApiError */
async function exportActivity(question: Question): Promise<void> {
  const rows = (await allActivity(question)).map(({ at, kind, result, device, country, ip }) => [
    new Date(at).toISOString(),
    kind,
    result,
    deviceName(device) ?? '',
    country ?? '',
    ip,
  ]);
  saveFile('activity.csv', csvText([HEAD, ...rows]), 'text/csv;charset=utf-8');
}

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

/**
 * Whether all parts of a page have come once, or failed to. Parts of unknown height that stand above one another are shown together: one
 * that came late would move the others under a press that was meant for them.
 */
function useTogether(parts: readonly boolean[]): boolean {
  const [haveCome, setHaveCome] = useState(false);
  const areThere = haveCome || parts.every(Boolean);
  if (areThere && !haveCome) setHaveCome(true);
  return areThere;
}
