import { KLINE_INTERVALS } from '@/domain/chart/intervals';
import { typedInterval } from '@/domain/chart/typedInterval';

describe('typedInterval', () => {
  it.each(KLINE_INTERVALS)('reads %s as it is', (interval) => {
    expect(typedInterval(interval)).toEqual({ kind: 'offered', interval });
  });

  it.each([
    ['4H', '4h'],
    [' 1 D ', '1d'],
    ['60', '1h'],
    ['15', '15m'],
    ['7d', '1w'],
    ['24h', '1d'],
    ['1M', '1M'],
    ['1m', '1m'],
  ])('reads %s as %s', (text, interval) => {
    expect(typedInterval(text)).toEqual({ kind: 'offered', interval });
  });

  it.each([
    ['45m', ['30m', '1h']],
    ['10s', ['1m']],
    ['2d', ['1d', '3d']],
    ['2M', ['1M']],
  ])('names the neighbours of %s', (text, nearest) => {
    expect(typedInterval(text)).toEqual({ kind: 'unknown', nearest });
  });

  it.each(['', 'm', '0m', 'soon', '1x', '-5m', '1.5h'])('cannot read “%s”', (text) => {
    expect(typedInterval(text)).toEqual({ kind: 'unreadable' });
  });
});
