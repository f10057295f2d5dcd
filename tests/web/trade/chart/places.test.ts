import { fittingPanes } from '@/src/features/trade/chart/indicators/paneHeights';
import { placeTags } from '@/src/features/trade/chart/orders/placeTags';
import { type IndicatorChoice, newIndicator } from '@/src/features/trade/chart/settings/indicatorChoice';

const rsi: IndicatorChoice = newIndicator('RSI', []);
const macd: IndicatorChoice = newIndicator('MACD', []);

describe('panes below the prices', () => {
  const fitting = (height: number, ...choices: IndicatorChoice[]) => fittingPanes(choices, height).map((choice) => choice.kind);

  it('fit while the prices keep 280 px', () => {
    expect(fitting(280 + 86 + 92, rsi, macd)).toEqual(['RSI', 'MACD']);
    expect(fitting(280 + 86 + 91, rsi, macd)).toEqual(['RSI']);
  });

  it('may take two fifths of a chart that is lower itself', () => {
    expect(fitting(278, rsi, macd)).toEqual(['RSI']);
    expect(fitting(200, rsi)).toEqual([]);
  });

  it('are for shown indicators that want one', () => {
    expect(fitting(900, { ...rsi, isHidden: true }, newIndicator('MA', []), macd)).toEqual(['MACD']);
  });
});

describe('a new indicator', () => {
  it('has an id and, with one line, a colour of its own', () => {
    const first = newIndicator('MA', []);
    const second = newIndicator('MA', [first]);
    expect([first.id, second.id]).toEqual(['MA-1', 'MA-2']);
    expect(second.colors).not.toEqual(first.colors);
    expect(newIndicator('MA', [second]).id).toBe('MA-1');
  });
});

describe('tags of own orders', () => {
  const line = (id: string, price: number) => ({ id, price, isBuy: true });
  const boxOf = (count: number) => {
    const box = document.createElement('div');
    for (let index = 0; index < count; index += 1) {
      const tag = document.createElement('div');
      Object.defineProperty(tag, 'offsetWidth', { value: 100 });
      box.append(tag);
    }
    return box;
  };
  const styles = (box: HTMLElement) => [...box.children].map((tag) => (tag as HTMLElement).style);

  it('stand on their lines, beside each other where these are near', () => {
    const box = boxOf(3);
    placeTags(box, [line('a', 10), line('b', 15), line('c', 90)], { yOf: (price) => price });
    expect(styles(box).map((style) => style.transform)).toEqual(['translate(0px, 10px)', 'translate(104px, 15px)', 'translate(0px, 90px)']);
  });

  it('go with a line that leaves the view', () => {
    const box = boxOf(2);
    placeTags(box, [line('a', 10), line('b', 500)], { yOf: (price) => (price > 100 ? undefined : price) });
    expect(styles(box).map((style) => style.visibility)).toEqual(['visible', 'hidden']);
  });
});
