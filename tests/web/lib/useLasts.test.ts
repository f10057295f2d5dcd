import { act, renderHook } from '@testing-library/react';
import { useLasts } from '@/src/lib/useLasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

it('tells what has been so for long enough, until it is no more', () => {
  const { result, rerender } = renderHook(({ isSo }) => useLasts(isSo, 400), { initialProps: { isSo: true } });
  pass(399);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender({ isSo: false });
  expect(result.current).toBe(false);
});

it('counts anew after a break', () => {
  const { result, rerender } = renderHook(({ isSo }) => useLasts(isSo, 400), { initialProps: { isSo: true } });
  pass(300);
  rerender({ isSo: false });
  rerender({ isSo: true });
  pass(300);
  expect(result.current).toBe(false);
  pass(100);
  expect(result.current).toBe(true);
});
