import { TodosScreen } from '@/src/features/todos';
import { todosWords } from '@/src/features/todos/words';
import { PageHead } from '@/src/shell';
import { servePage } from '@/src/shell/server';

export default function TodosPage() {
  return (
    <>
      <PageHead titleKey="profile.todos.title" />
      <TodosScreen />
    </>
  );
}
TodosPage.displayName = 'TodosPage';

export const getServerSideProps = servePage({ words: todosWords });
