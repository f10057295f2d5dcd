import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { useQuery } from '@/src/api/queries/useQuery';
import { useReadAgain } from '@/src/api/queries/useReadAgain';
import { answers, withExchangeServer } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';

withExchangeServer();

const List = () => <p data-testid="list">{JSON.stringify(usePagedQuery('activity', {}).rows)}</p>;
const Plain = () => <p data-testid="plain">{JSON.stringify(useQuery('todos', {}).data)}</p>;

function Screen() {
  const [isShown, setShown] = useState(true);
  const readAgain = useReadAgain();
  return (
    <>
      {isShown ? <List /> : null}
      <Plain />
      <button type="button" onClick={() => setShown(!isShown)}>
        show or hide
      </button>
      <button type="button" onClick={() => readAgain((call) => call === 'activity')}>
        read
      </button>
    </>
  );
}

const page = (who: string) => ({ records: [{ who }], last: true, searchAfter: null }) as never;

let asks: string[];
function answerWith(who: string): void {
  answers('activity', page(who), () => void asks.push('activity'));
  answers('todos', { todos: [] } as never, () => void asks.push('todos'));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function showFirst(): Promise<void> {
  asks = [];
  answerWith('FIRST');
  renderShell(<Screen />);
  await waitFor(() => expect(screen.getByTestId('list')).toHaveTextContent('FIRST'));
  await waitFor(() => expect(screen.getByTestId('plain')).toHaveTextContent('todos'));
  asks = [];
  answerWith('SECOND');
}

describe('reading again', () => {
  it('reaches a list by pages that is shown, which stands until then, and nothing that was not meant', async () => {
    await showFirst();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    answers('activity', page('SECOND'), () => {
      asks.push('activity');
      return held;
    });
    await press('read');
    await waitFor(() => expect(asks).toEqual(['activity']));
    expect(screen.getByTestId('list')).toHaveTextContent('FIRST');
    answer();
    await waitFor(() => expect(screen.getByTestId('list')).toHaveTextContent('SECOND'));
    expect(asks).toEqual(['activity']);
  });

  it('reaches one that is not shown, as soon as it is', async () => {
    await showFirst();
    await press('show or hide');
    await press('read');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(asks).toEqual([]);
    await press('show or hide');
    await waitFor(() => expect(screen.getByTestId('list')).toHaveTextContent('SECOND'));
  });
});
