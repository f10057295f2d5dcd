import { useTranslation } from 'next-i18next/pages';
import { saveTrack } from '@/src/api/calls/user';
import { useTodos } from '@/src/api/queries/todos';
import { useReadAfter } from '@/src/api/queries/useReadAfter';
import { useSubmit } from '@/src/api/useSubmit';
import { useHasToken } from '@/src/lib/useHasToken';
import { TextButton } from '@/src/ui/button/TextButton';
import { useIsMobile } from '@/src/ui/media/useMediaQuery';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { Section } from '@/src/ui/section/Section';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { doableTodos } from '../model/todoRows';
import { DoneRow } from '../view/DoneRow';
import { Steps } from '../view/Steps';
import { TodoAct } from '../view/TodoAct';
import styles from '../view/Todos.module.css';

/** What is still to be finished of the account, in order, and what is done. */
export function TodosScreen() {
  const { t } = useTranslation('common');
  const isMobile = useIsMobile();
  const { data, error, mutate } = useTodos(useHasToken(true));
  const todos = data && doableTodos(data.todos);
  const done = todos?.filter(({ isDone }) => isDone) ?? [];
  const open = todos?.filter(({ isDone }) => !isDone) ?? [];
  const counts = { done: done.length, total: todos?.length ?? 0 };
  return (
    <>
      <PageTitle
        title={t('profile.todos.title')}
        lead={todos ? t(open.length === 0 ? 'profile.todos.allDone' : 'profile.todos.lead', counts) : undefined}
        action={todos && !isMobile ? <Steps {...counts} /> : undefined}
      />
      {todos && isMobile ? <Steps {...counts} /> : null}
      {todos ? null : error ? <ErrorView whole onRetry={() => void mutate()} /> : <TodosSkeleton />}
      {open.length > 0 ? (
        <Section title={t('profile.todos.open')}>
          {open.map(({ kind }, place) => (
            <TodoAct key={kind} kind={kind} isNext={place === 0} recoveryCodesLeft={data?.recoveryCodesLeft ?? 0} />
          ))}
        </Section>
      ) : null}
      {done.length > 0 ? (
        <Section title={t('profile.todos.done')}>
          {done.map((todo) => (
            <DoneRow key={todo.kind} {...todo} />
          ))}
        </Section>
      ) : null}
      {data && open.length > 0 ? <HideLine isHidden={data.isHidden} /> : null}
    </>
  );
}

function TodosSkeleton() {
  return (
    <div className={styles.loading} aria-busy="true" data-testid="todos-loading">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </div>
  );
}

/** The page leaves the menus when all is done, or as soon as its user wants; and comes back. */
function HideLine({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation('common');
  const readAfter = useReadAfter();
  const { submit, isBusy } = useSubmit(async () => {
    // A failure is shown by the call itself.
    await saveTrack({ key: 'todos_hidden', status: isHidden ? 0 : 1 });
    await readAfter('trackSave');
  });
  return (
    <p className={styles.hide}>
      <span>{t(isHidden ? 'profile.todos.hidden' : 'profile.todos.leaves')}</span>
      <TextButton disabled={isBusy} onPress={() => void submit()}>
        {t(isHidden ? 'profile.todos.showAgain' : 'profile.todos.hide')}
      </TextButton>
    </p>
  );
}
