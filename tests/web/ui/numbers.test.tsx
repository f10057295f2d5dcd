import { fireEvent, screen } from '@testing-library/react';
import { DepthCurve } from '@/src/ui/chart/DepthCurve';
import { runningTotals, stepPath } from '@/src/ui/chart/depthSteps';
import { Sparkline } from '@/src/ui/chart/Sparkline';
import { sparklinePath } from '@/src/ui/chart/sparklinePath';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { PairName } from '@/src/ui/coin/PairName';
import { Logo } from '@/src/ui/logo/Logo';
import { AmountText } from '@/src/ui/numbers/AmountText';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { ChangeText } from '@/src/ui/numbers/ChangeText';
import { FlashOnChange } from '@/src/ui/numbers/FlashOnChange';
import { PriceText } from '@/src/ui/numbers/PriceText';
import { renderUi } from './renderUi';

describe('number texts', () => {
  it.each([
    ['2.41', '+2.41%', 'up'],
    ['-1.36', '\u22121.36%', 'down'],
  ])('tells %s by sign and triangle, not by colour alone', (value, text, trend) => {
    const { container } = renderUi(<ChangeText value={value} />);
    expect(container).toHaveTextContent(text);
    expect(container.querySelector('[data-trend]')).toHaveAttribute('data-trend', trend);
  });

  it('has no triangle for no change', () => {
    const { container } = renderUi(<ChangeText value="0" kind="amount" unit="USDT" />);
    expect(container).toHaveTextContent('0.00USDT');
    expect(container.querySelector('[data-trend]')).toBeNull();
  });

  it('sets the zeros of a tiny price as a small digit and says the whole number', () => {
    const { container } = renderUi(<PriceText value="0.00002417" decimals={8} />);
    expect(container.querySelector('sub')).toHaveTextContent('4');
    expect(container.querySelector('[aria-hidden]')).toHaveTextContent('0.042417');
    expect(container.querySelector('.sr-only')).toHaveTextContent('0.00002417');
  });

  it('keeps numbers left to right in Arabic', () => {
    const { container } = renderUi(<AmountText value="12480.229" decimals={2} unit="USDT" />, { locale: 'ar-AE' });
    expect(container.querySelector('bdi')).toHaveAttribute('dir', 'ltr');
    expect(container).toHaveTextContent('12,480.22USDT');
  });

  it('hides a balance behind six dots whatever its size', () => {
    const { container, rerender } = renderUi(<BalanceText value="1" hidden />);
    const short = container.innerHTML;
    rerender(<BalanceText value="123456789.12345678" hidden />);
    expect(container.innerHTML).toBe(short);
    expect(container.innerHTML).not.toContain('123');
  });

  it('flashes up and down when a value changes, never at first', () => {
    const price = (value: number | undefined) => <FlashOnChange value={value}>{value}</FlashOnChange>;
    const { container, rerender } = renderUi(price(undefined));
    const flash = () => container.querySelector('span')?.className;
    rerender(price(1));
    expect(flash()).toBe('');
    rerender(price(2));
    expect(flash()).toBe('flashUp');
    rerender(price(1));
    expect(flash()).toBe('flashDown');
  });
});

describe('coins', () => {
  it('draws letters when an image is missing, and tries again for another coin', () => {
    const { container, rerender } = renderUi(<CoinIcon symbol="ZZZ" />);
    const image = container.querySelector('img') as HTMLImageElement;
    expect(image).toHaveAttribute('src', '/coins/zzz.svg');
    fireEvent.error(image);
    expect(container.querySelector('[data-letters]')).toHaveTextContent('ZZ');
    rerender(<CoinIcon symbol="BTC" src="https://cdn.example/btc.png" />);
    expect(container.querySelector('img')).toHaveAttribute('src', 'https://cdn.example/btc.png');
  });

  it('reads a pair left to right', () => {
    renderUi(<PairName base="BTC" quote="USDT" name="Bitcoin" />, { locale: 'ar-AE' });
    expect(screen.getByText('BTC').closest('bdi')).toHaveTextContent('BTC/USDT');
    expect(screen.getByText('BTC').closest('bdi')).toHaveAttribute('dir', 'ltr');
  });

  it('draws a mark from path data or shows an image', () => {
    const { container, rerender } = renderUi(<Logo name="Kontor" icon="M9 2v24" hideName />);
    expect(container.querySelector('path')).toHaveAttribute('d', 'M9 2v24');
    expect(screen.getByText('Kontor')).toHaveClass('sr-only');
    rerender(<Logo name="Kontor" icon="/brands/kontor/mark.svg" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/brands/kontor/mark.svg');
  });
});

describe('drawings', () => {
  it('runs a sparkline from edge to edge, high up and low down', () => {
    expect(sparklinePath([1, 3, 2], 102, 26)).toBe('M1 23L51 3L101 13');
    expect(sparklinePath([5, 5], 102, 26)).toBe('M1 13L101 13');
    expect(sparklinePath([1], 102, 26)).toBeUndefined();
  });

  it('has the colour of the change beside it, whatever the line itself does', () => {
    const { container, rerender } = renderUi(<Sparkline values={['2', '1']} change="0.07" />);
    const stroke = () => container.querySelector('path[stroke]')?.getAttribute('stroke');
    expect(stroke()).toBe('var(--chart-up)');
    rerender(<Sparkline values={['1', '2']} change="-0.07" />);
    expect(stroke()).toBe('var(--chart-down)');
    rerender(<Sparkline values={['1', '2']} change="-0.001" />);
    expect(stroke()).toBe('var(--text-tertiary)');
  });

  it('adds up depth and draws a staircase away from the middle', () => {
    const levels = [
      ['99', '1'],
      ['98', '3'],
    ] as const;
    expect(runningTotals(levels, 5)).toEqual([1, 4]);
    const box = { width: 100, height: 101, gap: 10, levels: 2 };
    expect(stepPath([1, 4], 4, -1, box)).toBe('M40 100V77H20V8.1H0');
    expect(stepPath([1, 4], 4, 1, box)).toBe('M60 100V77H80V8.1H100');
  });

  it('draws nothing for an empty book', () => {
    const { container, rerender } = renderUi(<DepthCurve bids={[]} asks={[]} />);
    expect(container.querySelector('svg')).toBeNull();
    rerender(<DepthCurve bids={[['99', '1']]} asks={[['101', '2']]} />);
    expect(container.querySelectorAll('[data-side]')).toHaveLength(2);
  });
});
