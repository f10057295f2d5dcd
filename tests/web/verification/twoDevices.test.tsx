import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { endpoints } from '@/contract/endpoints';
import type { Answers } from '@/domain/verification/answers';
import { KycScreen } from '@/src/features/verification';
import { useAnswers } from '@/src/features/verification/flow/useAnswers';
import { answers, exchangeServer } from '../../support/exchangeServer';
import { done, type Record, record, show, withVerification } from '../../support/verificationScreens';

// One verification that two devices fill in.

withVerification();

type Submitted = Parameters<Parameters<typeof useAnswers<Record>>[0]['submit']>[0];
const words = { staleWords: 'Changed elsewhere', unsavedWords: 'Not kept' };
const owner = (id: string, share: string) => ({ id, parentId: null, kind: 'PERSON' as const, name: id, country: 'DE', share });
const ofOwners = (...owners: object[]) => ({ OWNERS: { owners } }) as Answers;
const at = (version: number, given: Answers, conflicts?: string[]) => record({ version, conflicts, answers: given as Record['answers'] });

/** A page over an exchange that answers as it is told. */
function page(first: Record, answer: (params: Submitted) => Record) {
  const sent: Submitted[] = [];
  const submit = async (params: Submitted) => {
    sent.push(params);
    return answer(params);
  };
  const props = { submit, onRecord: () => {}, onStale: async () => undefined, ...words };
  return { sent, ...renderHook((shown: Record) => useAnswers({ ...props, record: shown }), { initialProps: first }) };
}

describe('rows of a list', () => {
  const start = at(1, ofOwners(owner('a', '50'), owner('b', '50')));
  const elsewhere = ofOwners(owner('a', '40'), owner('b', '50'), owner('c', '10'));
  const joined = [owner('a', '40'), owner('b', '45'), owner('c', '10')];

  it('are joined where the other device was told of before the save', async () => {
    const { sent, result, rerender } = page(start, ({ version, answers: given }) => at(version + 1, given));
    act(() => result.current.change('OWNERS', { owners: [owner('a', '50'), owner('b', '45')] }));
    rerender(at(2, elsewhere));
    expect(result.current.answers.OWNERS?.owners).toEqual(joined);
    await act(() => result.current.saveDraft());
    expect(sent).toMatchObject([{ answers: { OWNERS: { owners: joined } }, typing: { over: { 'OWNERS.owners': 2 } } }]);
    expect(result.current).toMatchObject({ saveState: 'saved', clashes: [] });
  });

  it('are joined where the exchange says that they were changed, and are saved then', async () => {
    const { sent, result } = page(start, ({ answers: given, version }) =>
      sent.length === 1 ? at(2, elsewhere, ['OWNERS.owners']) : at(version + 1, given),
    );
    act(() => result.current.change('OWNERS', { owners: [owner('a', '50'), owner('b', '45')] }));
    await act(() => result.current.saveDraft());
    expect(result.current.answers.OWNERS?.owners).toEqual(joined);
    await waitFor(() => expect(result.current.saveState).toBe('saved'), { timeout: 3_000 });
    expect(sent.map(({ typing }) => typing.over)).toEqual([{ 'OWNERS.owners': 1 }, { 'OWNERS.owners': 2 }]);
    const [first, second] = sent.map(({ typing }) => typing);
    expect(second?.tab).toBe(first?.tab);
    expect(second?.turn).toBeGreaterThan(first?.turn ?? 0);
  });
});

it('takes what it has sent itself for no news, whoever tells of it and when', async () => {
  const { result, rerender } = page(at(1, {}), ({ version, answers: given }) => at(version + 1, given));
  act(() => result.current.change('DETAILS', { city: 'Ki' }));
  await act(() => result.current.saveDraft());
  act(() => result.current.change('DETAILS', { city: 'Kiel' }));
  rerender(at(2, { DETAILS: { city: 'Ki' } }));
  expect(result.current).toMatchObject({ clashes: [], answers: { DETAILS: { city: 'Kiel' } } });
});

it('takes what it has sent for news again, once another has written over it', async () => {
  const { result, rerender } = page(at(1, {}), ({ version, answers: given }) => at(version + 1, given));
  act(() => result.current.change('DETAILS', { city: 'Ki' }));
  await act(() => result.current.saveDraft());
  rerender(at(2, { DETAILS: { city: 'Ki' } }));
  rerender(at(3, { DETAILS: { city: 'Bonn' } }));
  act(() => result.current.change('DETAILS', { city: 'Ulm' }));
  // The other comes to write what this page had sent before: it is the other's now.
  rerender(at(4, { DETAILS: { city: 'Ki' } }));
  expect(result.current.clashes).toEqual([{ step: 'DETAILS', field: 'city', path: [], other: 'Ki' }]);
});

it('asks before what waits for a choice is lost with the page', () => {
  const { result, rerender } = page(at(1, {}), ({ version, answers: given }) => at(version + 1, given));
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  act(() => result.current.change('DETAILS', { city: 'Kiel' }));
  expect(isAsked()).toBe(false);
  rerender(at(2, { DETAILS: { city: 'Bonn' } }));
  expect(result.current.saveState).toBe('held');
  expect(isAsked()).toBe(true);
});

it('shows beside a field what another device has made of it, and saves what is chosen', async () => {
  const start = record({ steps: [done('COUNTRY')], answers: { COUNTRY: { country: 'DE' }, DETAILS: { city: 'Kiel', nationality: 'DE' } } });
  const there = { ...start, version: 2, answers: { ...start.answers, DETAILS: { city: 'Bonn', nationality: 'GB' } } };
  answers('kycQuestionRecord', start);
  const sent: Submitted[] = [];
  exchangeServer.use(
    http.post(`*/api${endpoints.kycQuestionSubmit.path}`, async ({ request }) => {
      const params = (await request.json()) as Submitted;
      sent.push(params);
      const DETAILS = { ...there.answers.DETAILS, ...(sent.length > 1 ? params.answers.DETAILS : {}) };
      const data = { ...there, version: 1 + sent.length, answers: { ...there.answers, DETAILS } };
      return HttpResponse.json({ code: '0', msg: 'success', data: sent.length > 1 ? data : { ...data, conflicts: ['DETAILS.city'] } });
    }),
  );
  show(<KycScreen />, '/verification/kyc?step=DETAILS');
  const city = await screen.findByLabelText('City');
  await userEvent.type(city, '-Gaarden');
  const group = await screen.findByRole('group', { name: 'City' }, { timeout: 3_000 });
  expect(group).toHaveTextContent('City was changed on another device');
  expect(within(group).getByText('Bonn')).toBeVisible();
  expect(city).toHaveValue('Kiel-Gaarden');
  expect(city).toHaveAccessibleDescription(expect.stringContaining('Changed on another device: Bonn'));
  // What was not touched here is as the other has it.
  expect(screen.getByLabelText('Nationality')).toHaveTextContent('United Kingdom');
  expect(screen.getByTestId('save-state')).toHaveAttribute('data-state', 'held');
  // Nothing goes on over it, nor is it saved.
  await userEvent.click(screen.getByTestId('step-on'));
  await waitFor(() => expect(within(group).getByRole('button', { name: 'Keep mine' })).toHaveFocus());
  expect(sent).toHaveLength(1);
  await userEvent.click(within(group).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.getByTestId('save-state')).toHaveAttribute('data-state', 'saved'), { timeout: 3_000 });
  expect(sent[1]).toMatchObject({ answers: { DETAILS: { city: 'Kiel-Gaarden' } }, typing: { over: { 'DETAILS.city': 2 } } });
  expect(screen.queryByRole('group', { name: 'City' })).toBeNull();
});
