import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { codes } from '@/contract/codes';
import { mergedAnswers } from '@/domain/verification/answers';
import { ApiError } from '@/src/api/apiError';
import { useAnswers } from '@/src/features/verification/flow/useAnswers';
import { renderShell } from '../../support/renderShell';
import { type Record, record, withVerification } from '../../support/verificationScreens';

withVerification();

type Submitted = Parameters<Parameters<typeof useAnswers<Record>>[0]['submit']>[0];

/** What is told of saving. */
const words = { staleWords: 'Changed elsewhere', unsavedWords: 'Not kept' };
const onStale = async () => undefined;
/** Answers nothing until it is released. */
function heldSubmit() {
  const sent: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const submit = async ({ version, answers: given }: Submitted, isLast?: boolean) => {
    sent.push([given, isLast]);
    await held;
    return record({ version: version + 1, answers: given as Record['answers'] });
  };
  return { submit, sent, release: () => release() };
}

describe('a step', () => {
  it('keeps what was typed and saved while a file was on its way', async () => {
    const sent: Submitted[] = [];
    const onRecord = jest.fn();
    const submit = async (params: Submitted) => {
      sent.push(params);
      return record({ version: params.version + 1, answers: params.answers as Record['answers'] });
    };
    const first = record();
    const props = { submit, onRecord, onStale, ...words };
    const { result, rerender } = renderHook((shown: Record) => useAnswers({ ...props, record: shown }), { initialProps: first });
    // What the file calls when it has arrived is of the render in which it was chosen.
    const whenArrived = result.current.change;
    act(() => result.current.change('DOCUMENT', { number: 'C01X00T47' }));
    await act(() => result.current.saveDraft());
    rerender(onRecord.mock.calls[0][0]);
    act(() => whenArrived('DOCUMENT', { front: 'file' }));
    await act(() => result.current.saveDraft());
    expect(sent.map(({ answers: given }) => given)).toEqual([{ DOCUMENT: { number: 'C01X00T47' } }, { DOCUMENT: { front: 'file' } }]);
  });

  it('is saved when it is finished, and what was typed elsewhere meanwhile is saved after it', async () => {
    const sent: Submitted[] = [];
    const submit = async (params: Submitted) => {
      sent.push(params);
      return record({ version: params.version + 1, answers: params.answers as Record['answers'] });
    };
    const props = { record: record(), submit, onRecord: () => {}, onStale, ...words };
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
    const props = { record: record(), submit, onRecord: () => {}, onStale, ...words };
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
    isOnline = false;
    unmount();
    await waitFor(() => expect(sent.at(-1)?.answers).toEqual({ DETAILS: { city: 'Bonn' } }));
    expect(sent).toHaveLength(3);
    // Nobody sees the foot of the step any more.
    renderShell(null);
    expect(await screen.findByText('Not kept')).toBeVisible();
  });

  it.each([
    ['is put aside', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['is closed or loaded again', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is saved at once when the page %s, behind what is still on its way', async (_what, leave) => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get');
    const { submit, sent, release } = heldSubmit();
    const { result } = renderHook(() => useAnswers({ record: record(), submit, onRecord: () => {}, onStale, ...words }));
    act(() => result.current.change('DETAILS', { city: 'Ki' }));
    act(() => void result.current.saveDraft());
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => result.current.change('DETAILS', { city: 'Kiel', street: 'Am Kai 4' }));
    visibility.mockReturnValue('hidden');
    act(() => void leave());
    expect(sent.at(-1)).toEqual([{ DETAILS: { city: 'Kiel', street: 'Am Kai 4' } }, true]);
    await act(async () => release());
    await waitFor(() => expect(result.current.saveState).toBe('saved'));
    expect(sent).toHaveLength(2);
  });

  it.each([
    ['is put aside', () => document.dispatchEvent(new Event('visibilitychange')), 1],
    // Nobody knows what becomes of a request whose page is gone.
    ['is closed or loaded again', () => window.dispatchEvent(new Event('pagehide')), 2],
  ])('that is being finished is not overtaken as the page %s', async (_what, leave, times) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { submit, sent, release } = heldSubmit();
    const { result } = renderHook(() => useAnswers({ record: record(), submit, onRecord: () => {}, onStale, ...words }));
    act(() => result.current.change('DETAILS', { city: 'Kiel' }));
    act(() => void result.current.finish('DETAILS', 'STEP'));
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => void leave());
    expect(sent).toHaveLength(times);
    await act(async () => release());
    await waitFor(() => expect(result.current.saveState).toBe('saved'));
  });

  it('is not saved where the verification was started again meanwhile: that is said', async () => {
    const sent: Submitted[] = [];
    const submit = async (params: Submitted) => {
      sent.push(params);
      throw new ApiError({ code: codes.verificationStale.code, msg: codes.verificationStale.key, status: 200 });
    };
    const there = record({ version: 7, attempt: 2, answers: { DETAILS: { city: 'Bonn' } } });
    const { result } = renderHook(() => useAnswers({ record: record(), submit, onRecord: () => {}, onStale: async () => there, ...words }));
    act(() => result.current.change('DETAILS', { city: 'Ki' }));
    await act(() => result.current.saveDraft());
    await act(() => result.current.saveDraft());
    expect(sent).toHaveLength(1);
    expect(result.current.saveState).toBe('saved');
    renderShell(null);
    expect(await screen.findByText('Changed elsewhere')).toBeVisible();
  });

  it('is sent for the account it was typed for, and is dropped without a word where another has signed in', async () => {
    const sent: Submitted[] = [];
    const submit = async (params: Submitted) => {
      sent.push(params);
      throw new ApiError({ code: codes.verificationStale.code, msg: codes.verificationStale.key, status: 200 });
    };
    const onRecord = jest.fn();
    const props = { record: record({ userId: '1' }), submit, onRecord, onStale: async () => record({ userId: '2' }), ...words };
    const { result, unmount } = renderHook(() => useAnswers(props));
    act(() => result.current.change('DETAILS', { city: 'Kiel' }));
    unmount();
    await waitFor(() => expect(sent).toMatchObject([{ userId: '1', version: 1, mode: 'DRAFT', answers: { DETAILS: { city: 'Kiel' } } }]));
    renderShell(null);
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByText('Changed elsewhere')).toBeNull();
    expect(screen.queryByText('Not kept')).toBeNull();
    expect(onRecord).not.toHaveBeenCalled();
  });

  it('asks before what could not be saved is lost with the page', async () => {
    const submit = async () => {
      throw new ApiError({ code: 'network', msg: '', status: 0 });
    };
    const { result } = renderHook(() => useAnswers({ record: record(), submit, onRecord: () => {}, onStale, ...words }));
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(false);
    act(() => result.current.change('DETAILS', { city: 'Kiel' }));
    await act(() => result.current.saveDraft());
    expect(close()).toBe(true);
  });

  it('is shown as two tabs have typed it, each field by whoever wrote it last', async () => {
    let there = record();
    const submit = async ({ answers: given }: Submitted) => {
      there = record({ version: there.version + 1, answers: mergedAnswers(there.answers, given) as Record['answers'] });
      return there;
    };
    const tab = () => {
      const props = { submit, onRecord: () => {}, onStale: async () => there, ...words };
      return renderHook((shown: Record) => useAnswers({ ...props, record: shown }), { initialProps: there });
    };
    const [one, other] = [tab(), tab()];
    act(() => one.result.current.change('DETAILS', { city: 'Kiel' }));
    act(() => other.result.current.change('DETAILS', { street: 'Am Kai 4' }));
    await act(() => one.result.current.saveDraft());
    // The stream tells of it before the other has saved: what is typed there stays.
    other.rerender(there);
    expect(other.result.current.answers).toEqual({ DETAILS: { city: 'Kiel', street: 'Am Kai 4' } });
    await act(() => other.result.current.saveDraft());
    one.rerender(there);
    other.rerender(there);
    for (const { result } of [one, other]) {
      expect(result.current.answers).toEqual({ DETAILS: { city: 'Kiel', street: 'Am Kai 4' } });
      expect(result.current.saveState).toBe('saved');
    }
  });

  it('is not finished over what another device has changed: that is shown, with what is typed here over it, and said', async () => {
    const submit = async ({ mode }: Submitted) => {
      if (mode === 'DRAFT') return there;
      throw new ApiError({ code: codes.verificationStale.code, msg: codes.verificationStale.key, status: 200 });
    };
    const there = record({ version: 7, answers: { DETAILS: { city: 'Bonn', street: 'Am Kai 4' } } });
    const props = { submit, onRecord: () => {}, onStale: async () => there, ...words };
    const hook = renderHook((shown: Record) => useAnswers({ ...props, record: shown }), { initialProps: record() });
    act(() => hook.result.current.change('DETAILS', { city: 'Kiel' }));
    await act(() => expect(hook.result.current.finish('DETAILS', 'STEP')).rejects.toThrow());
    hook.rerender(there);
    expect(hook.result.current.answers).toEqual({ DETAILS: { city: 'Kiel', street: 'Am Kai 4' } });
    renderShell(null);
    expect(await screen.findByText('Changed elsewhere')).toBeVisible();
  });
});
