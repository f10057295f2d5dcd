import { debounce } from '@/src/lib/debounce';

describe('debounce', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs once, with the last arguments, after the pause', () => {
    const run = jest.fn();
    const debounced = debounce(run, 100);
    debounced(1);
    jest.advanceTimersByTime(99);
    debounced(2);
    jest.advanceTimersByTime(99);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(run.mock.calls).toEqual([[2]]);
  });

  it('can be called off', () => {
    const run = jest.fn();
    const debounced = debounce(run, 100);
    debounced();
    debounced.cancel();
    jest.advanceTimersByTime(1000);
    expect(run).not.toHaveBeenCalled();
  });
});
