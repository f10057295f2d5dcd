import { everySecond } from '@/src/lib/everySecond';

beforeEach(() => jest.useFakeTimers({ now: 10_400 }));
afterEach(() => jest.useRealTimers());

describe('every second', () => {
  it('is told to all at once, at whole seconds of the clock, by one timer', () => {
    const told: string[] = [];
    const ends = [everySecond.add(() => told.push(`one ${Math.floor(Date.now() / 1000)}`)), everySecond.add(() => told.push('two'))];
    expect(jest.getTimerCount()).toBe(1);
    jest.advanceTimersByTime(500);
    expect(told).toEqual([]);
    jest.advanceTimersByTime(1_200);
    expect(told).toEqual(['one 11', 'two', 'one 12', 'two']);
    for (const end of ends) end();
    expect(jest.getTimerCount()).toBe(0);
  });
});
