import { act, renderHook, waitFor } from '@testing-library/react';
import { onDemand, usePart } from '@/src/lib/onDemand';
import { onFirstAct } from '@/src/lib/onFirstAct';

describe('a part on demand', () => {
  it('is loaded when it is first needed, once, and then stands at once', async () => {
    const load = jest.fn(async () => ({ words: 'menu' }));
    const part = onDemand(load);
    const { result, rerender } = renderHook((isNeeded: boolean) => usePart(part, isNeeded), { initialProps: false });
    expect(load).not.toHaveBeenCalled();
    rerender(true);
    await waitFor(() => expect(result.current).toEqual({ words: 'menu' }));
    expect(renderHook(() => usePart(part, true)).result.current).toEqual({ words: 'menu' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is tried again the next time after a load that failed', async () => {
    const load = jest.fn(async () => ({ words: 'menu' })).mockRejectedValueOnce(new Error('offline'));
    const part = onDemand(load);
    const { result } = renderHook(() => usePart(part, true));
    await act(async () => undefined);
    expect(result.current).toBeUndefined();
    await act(async () => part.start());
    expect(result.current).toEqual({ words: 'menu' });
  });
});

describe('the first act', () => {
  it.each(['pointermove', 'pointerdown', 'keydown'])('is heard once: %s', (name) => {
    const heard = jest.fn();
    onFirstAct(heard);
    for (const act of [name, name, 'keydown']) window.dispatchEvent(new Event(act));
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is not heard by who has stopped waiting', () => {
    const heard = jest.fn();
    onFirstAct(heard)();
    window.dispatchEvent(new Event('keydown'));
    expect(heard).not.toHaveBeenCalled();
  });
});
