import { render, screen, waitFor } from '@testing-library/react';
import { usePagedQuery } from '@/src/api/queries/usePagedQuery';
import { useQuery } from '@/src/api/queries/useQuery';
import { endingSession } from '@/src/lib/endingSession';
import { QueriesOfEra } from '@/src/shell/providers/QueriesOfEra';
import { answers, withExchangeServer } from '../../support/exchangeServer';

withExchangeServer();

const Todos = () => <p>{useQuery('todos', {}).data ? 'answered' : 'nothing'}</p>;
/** Of another cache: what it shows tells that a question would have been answered by now. */
const Countries = () => <p>{useQuery('countries', {}).data ? 'countries' : ''}</p>;
const Conversions = () => <p>{usePagedQuery('conversions', {}).rows.length > 0 ? 'a list' : ''}</p>;
const page = (
  <QueriesOfEra>
    <Todos />
  </QueriesOfEra>
);

it('nothing is asked of a session while the exchange ends it; where that failed it goes on', async () => {
  const asked = jest.fn();
  answers('todos', { todos: [], recoveryCodesLeft: null, isHidden: false }, asked);
  let refuse = (_error: Error) => {};
  const ending = endingSession(() => new Promise((_resolve, reject) => (refuse = reject)));
  answers('countries', { countries: [] } as never);
  const before = render(
    <>
      {page}
      <Countries />
    </>,
  );
  await screen.findByText('countries');
  expect(asked).not.toHaveBeenCalled();
  before.unmount();

  refuse(new Error('away'));
  await expect(ending).rejects.toThrow('away');
  render(page);
  await waitFor(() => expect(screen.getByText('answered')).toBeInTheDocument());
});

it('what was not read while a session was to end is read when it goes on', async () => {
  const asked = jest.fn();
  answers('todos', { todos: [], recoveryCodesLeft: null, isHidden: false }, asked);
  answers('conversions', { records: [{}], searchAfter: null, last: true } as never);
  let refuse = (_error: Error) => {};
  const ending = endingSession(() => new Promise((_resolve, reject) => (refuse = reject)));
  render(
    <QueriesOfEra>
      <Todos />
      <Conversions />
    </QueriesOfEra>,
  );
  refuse(new Error('away'));
  await expect(ending).rejects.toThrow('away');
  await screen.findByText('answered');
  await screen.findByText('a list');
  expect(asked).toHaveBeenCalledTimes(1);
});
