import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { NoticeKind } from '@/domain/notices/kinds';
import { useNoticeCount, useNotices } from '@/src/api/queries/notices';
import { useSite } from '@/src/brand/SiteContext';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { TabPanel } from '@/src/ui/tabs/TabPanel';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { toldKinds } from './model/toldKinds';
import styles from './NotificationsScreen.module.css';
import { DeleteAll, ReadAll } from './view/NoticeActs';
import { NoticeList } from './view/NoticeList';

type Filter = NoticeKind | 'ALL';

/** Everything the account was told of, by day, of one kind or all. */
export function NotificationsScreen() {
  const { t } = useTranslation('common');
  const isMobile = useIsMobile();
  const filters: Filter[] = ['ALL', ...toldKinds(useSite())];
  const isSignedIn = useHasToken(true);
  const [filter, setFilter] = useState<Filter>('ALL');
  const { data: unread } = useNoticeCount(isSignedIn);
  const list = useNotices(isSignedIn, filter === 'ALL' ? {} : { kind: filter }, 'page');
  const count = unread?.count ?? 0;
  const readAll = <ReadAll short={isMobile} disabled={count === 0} onDone={list.retry} />;
  const chosen = filter === 'ALL' ? undefined : t(`notifications.kinds.${filter}`);
  // A kind that has nothing says nothing of the others.
  const hasSome = list.rows.length > 0 || chosen !== undefined;
  const deleteAll = <DeleteAll chosen={chosen} disabled={!hasSome} onDone={list.retry} />;
  return (
    <>
      <PageTitle
        title={t('notifications.title')}
        action={
          <>
            {isMobile ? readAll : null}
            <ButtonLink
              variant="border"
              iconOnPhones
              href={pathTo('profileSettings')}
              startIcon={<SlidersHorizontal size={16} aria-hidden="true" />}
            >
              {t('notifications.settings')}
            </ButtonLink>
          </>
        }
      />
      <div className={styles.bar}>
        <Tabs<Filter>
          id="notice-kinds"
          chipsOnPhones="edge"
          className={styles.tabs}
          label={t('notifications.kind')}
          value={filter}
          onChange={setFilter}
          items={filters.map((value) => ({
            value,
            label: value === 'ALL' ? t('notifications.all') : t(`notifications.kinds.${value}`),
            ...(value === 'ALL' && count > 0 ? { count } : {}),
          }))}
        />
        {isMobile ? null : (
          <span className={styles.acts}>
            {readAll}
            {deleteAll}
          </span>
        )}
      </div>
      <TabPanel tabs="notice-kinds" value={filter} tabIndex={-1}>
        <NoticeList list={list} isFiltered={filter !== 'ALL'} />
      </TabPanel>
      {isMobile && hasSome ? <div className={styles.end}>{deleteAll}</div> : null}
    </>
  );
}
