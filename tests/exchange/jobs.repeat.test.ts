import { startExpressJob } from '@/exchange/jobs/expressJob';
import { repeat } from '@/exchange/jobs/repeat';
import { silentLog } from '../support/silentLog';

describe('work that is repeated', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('begins after one interval, skips turns while it is at it, and is done when it has ended', async () => {
    const ends: (() => void)[] = [];
    const stop = repeat(100, () => new Promise<void>((end) => ends.push(end)));
    await jest.advanceTimersByTimeAsync(99);
    expect(ends).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(301);
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await jest.advanceTimersByTimeAsync(100);
    expect(ends).toHaveLength(2);
    let isStopped = false;
    const stopped = stop().then(() => {
      isStopped = true;
    });
    await jest.advanceTimersByTimeAsync(1_000);
    expect([ends.length, isStopped]).toEqual([2, false]);
    ends[1]?.();
    await stopped;
  });

  it('asks about orders for money that wait for an operator once a minute, and looks after what is due meanwhile', async () => {
    const [lookAfter, ask] = [jest.fn(async () => {}), jest.fn(() => new Promise<void>(() => {}))];
    startExpressJob({ lookAfter, ask }, silentLog);
    await jest.advanceTimersByTimeAsync(59_999);
    expect([lookAfter.mock.calls.length, ask.mock.calls.length]).toEqual([29, 0]);
    await jest.advanceTimersByTimeAsync(60_001);
    expect([lookAfter.mock.calls.length, ask.mock.calls.length]).toEqual([60, 1]);
  });
});
