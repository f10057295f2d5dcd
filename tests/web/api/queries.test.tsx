import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useKlines } from '@/src/api/queries/market';

const quietCall = jest.fn(async () => []);
jest.mock('@/src/api/quietCall', () => ({ quietCall: () => quietCall() }));

const MINUTE = 60_000;
const settle = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

let cache: Map<string, object>;
const wrapper = ({ children }: { children: ReactNode }) => <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>;

beforeEach(() => {
  cache = new Map();
  quietCall.mockClear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('candles', () => {
  it('of one page are read once in 30 minutes', async () => {
    const read = () => renderHook(() => useKlines({ coinSymbol: 'BTC_USDT', type: '1h' }), { wrapper });
    read().unmount();
    await settle(100);
    read().unmount();
    await settle(29 * MINUTE);
    read().unmount();
    await settle(100);
    expect(quietCall).toHaveBeenCalledTimes(1);
    await settle(2 * MINUTE);
    read();
    await settle(100);
    expect(quietCall).toHaveBeenCalledTimes(2);
  });
});
