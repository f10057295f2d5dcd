import { act, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { showLoading } from '@/src/lib/loading';
import { LoadingOverlay } from '@/src/ui/progress/LoadingOverlay';
import { ProgressBar } from '@/src/ui/progress/ProgressBar';
import { RouteProgress } from '@/src/ui/progress/RouteProgress';
import { fakeRouter, renderUi } from './renderUi';

describe('LoadingOverlay', () => {
  it('covers the page until the last one lets go', () => {
    renderUi(<LoadingOverlay />);
    const hide: (() => void)[] = [];
    expect(screen.queryByText('Loading')).toBeNull();
    act(() => void hide.push(showLoading(), showLoading()));
    expect(screen.getByRole('alert')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Loading')).toBeInTheDocument();
    act(() => {
      hide[0]?.();
      hide[0]?.();
    });
    expect(screen.getByText('Loading')).toBeInTheDocument();
    act(() => hide[1]?.());
    expect(screen.queryByText('Loading')).toBeNull();
  });
});

describe('ProgressBar', () => {
  it.each([
    ['-5', false, '0%', '0'],
    ['42.5', false, '42.5%', '43'],
    ['130', false, '100%', '100'],
    ['130', true, '130%', '100'],
    [undefined, false, '0%', '0'],
  ])('%s (larger allowed: %s) shows %s', (value, allowOver, text, now) => {
    renderUi(<ProgressBar label="Level" value={value} allowOver={allowOver} />);
    const bar = screen.getByRole('progressbar', { name: 'Level' });
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(bar).toHaveAttribute('aria-valuenow', now);
  });
});

describe('RouteProgress', () => {
  const bar = () => screen.queryByRole('progressbar');

  it('starts at 0.3, creeps on, and stops 200 ms after the change ended', async () => {
    jest.useFakeTimers();
    const router = fakeRouter();
    renderUi(<RouteProgress />, { router });
    expect(bar()).toBeNull();
    act(() => router.events.emit('routeChangeStart', '/markets', { shallow: false }));
    expect(bar()?.style.getPropertyValue('--done')).toBe('0.3');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    const crept = Number(bar()?.style.getPropertyValue('--done'));
    expect(crept).toBeGreaterThan(0.3);
    expect(crept).toBeLessThan(1);
    act(() => router.events.emit('routeChangeComplete'));
    await act(() => jest.advanceTimersByTimeAsync(199));
    expect(bar()).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2));
    expect(bar()).toBeNull();
    jest.useRealTimers();
  });

  it('ends although the router becomes a new object with the page', async () => {
    jest.useFakeTimers();
    const router = fakeRouter();
    const page = (at: typeof router) => (
      <RouterContext value={at as unknown as NextRouter}>
        <RouteProgress />
      </RouterContext>
    );
    const { rerender } = renderUi(page(router));
    act(() => router.events.emit('routeChangeStart', '/register/otp', { shallow: false }));
    act(() => router.events.emit('routeChangeComplete'));
    rerender(page({ ...router, pathname: '/register/otp' }));
    await act(() => jest.advanceTimersByTimeAsync(250));
    expect(bar()).toBeNull();
    jest.useRealTimers();
  });

  it('stays quiet for changes within a page', () => {
    const router = fakeRouter();
    renderUi(<RouteProgress />, { router });
    act(() => router.events.emit('routeChangeStart', '/markets?sort=a', { shallow: true }));
    expect(bar()).toBeNull();
  });
});
