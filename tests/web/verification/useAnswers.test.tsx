import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { codes } from '@/contract/codes';
import { ApiError } from '@/src/api/apiError';
import { useAnswers } from '@/src/features/verification/flow/useAnswers';
import { renderShell } from '../../support/renderShell';
import { type Record, record, withVerification } from '../../support/verificationScreens';

withVerification();

type Submitted = Parameters<Parameters<typeof useAnswers<Record>>[0]['submit']>[0];

describe('a step', () => {
  it('keeps what was typed and saved while a file was on its way', async () => {
    const sent: Submitted[] = [];
    const onRecord = jest.fn();
    const submit = async (params: Submitted) => {
      sent.push(params);
      return record({ version: params.version + 1, answers: params.answers as Record['answers'] });
    };
    const first = record();
    const props = { submit, onRecord, onStale: async () => undefined, staleWords: '' };
    const { result, rerender } = renderHook((shown: Record) => useAnswers({ ...props, record: shown }), { initialProps: first });
    // What the file calls when it has arrived is of the render in which it was chosen.
    const whenArrived = result.current.change;
    act(() => result.current.change('DOCUMENT', { number: 'C01X00T47' }));
    await act(() => result.current.saveDraft());
    rerender(onRecord.mock.calls[0][0]);
    act(() => whenArrived('DOCUMENT', { front: 'file' }));
    await act(() => result.current.saveDraft());
    expect(sent.at(-1)?.answers).toEqual({ DOCUMENT: { number: 'C01X00T47', front: 'file' } });
  });

  it('is saved when it is finished, and what was typed elsewhere meanwhile is saved after it', async () => {
    const sent: Submitted[] = [];
    const submit = async (params: Submitted) => {
      sent.push(params);
      return record({ version: params.version + 1, answers: params.answers as Record['answers'] });
    };
    const props = { record: record(), submit, onRecord: () => {}, onStale: async () => undefined, staleWords: '' };
    const { result } = renderHook(() => useAnswers(props));
    act(() => result.current.change('COUNTRY', { country: 'DE' }));
    await act(() => result.current.finish('COUNTRY', 'STEP'));
    expect(result.current.saveState).toBe('saved');
    act(() => result.current.change('DETAILS', { city: 'Kiel' }));
    act(() => result.current.change('COUNTRY', { country: 'DK' }));
    await act(() => result.current.finish('COUNTRY', 'STEP'));
    await waitFor(() => expect(result.current.saveState).toBe('saved'), { timeout: 3_000 });
    expect(sent.map(({ mode, answers: given }) => [mode, given])).toEqual([
      ['STEP', { COUNTRY: { country: 'DE' } }],
      ['STEP', { COUNTRY: { country: 'DK' } }],
      ['DRAFT', { DETAILS: { city: 'Kiel' } }],
    ]);
  });

  it('says that what is typed did not arrive, and sends it when the device is on line again', async () => {
    const sent: Submitted[] = [];
    let isOnline = false;
    const submit = async (params: Submitted) => {
      sent.push(params);
      if (!isOnline) throw new ApiError({ code: 'network', msg: '', status: 0 });
      return record({ version: params.version + 1, answers: params.answers as Record['answers'] });
    };
    const props = { record: record(), submit, onRecord: () => {}, onStale: async () => undefined, staleWords: '' };
    const { result, unmount } = renderHook(() => useAnswers(props));
    act(() => result.current.change('DETAILS', { city: 'Kiel' }));
    await act(() => result.current.saveDraft());
    expect(result.current.saveState).toBe('unsaved');
    expect(result.current.answers).toEqual({ DETAILS: { city: 'Kiel' } });
    isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.saveState).toBe('saved'));
    expect(sent.map(({ version, answers: given }) => [version, given])).toEqual([
      [1, { DETAILS: { city: 'Kiel' } }],
      [1, { DETAILS: { city: 'Kiel' } }],
    ]);
    act(() => void window.dispatchEvent(new Event('online')));
    // Whoever leaves loses nothing that was typed a moment before.
    act(() => result.current.change('DETAILS', { city: 'Bonn' }));
    unmount();
    await waitFor(() => expect(sent.at(-1)?.answers).toEqual({ DETAILS: { city: 'Bonn' } }));
    expect(sent).toHaveLength(3);
  });

  it('shows what another device has changed in place of what is typed here, and says so', async () => {
    const submit = async () => {
      throw new ApiError({ code: codes.verificationStale.code, msg: codes.verificationStale.key, status: 200 });
    };
    const there = record({ version: 7, answers: { DETAILS: { city: 'Bonn' } } });
    const props = { submit, onRecord: () => {}, onStale: async () => there, staleWords: 'Changed elsewhere' };
    const hook = renderHook((shown: Record) => useAnswers({ ...props, record: shown }), { initialProps: record() });
    act(() => hook.result.current.change('DETAILS', { city: 'Kiel' }));
    await act(() => hook.result.current.saveDraft());
    hook.rerender(there);
    expect(hook.result.current.answers).toEqual({ DETAILS: { city: 'Bonn' } });
    expect(hook.result.current.saveState).toBe('saved');
    renderShell(null);
    expect(await screen.findByText('Changed elsewhere')).toBeVisible();
  });
});
