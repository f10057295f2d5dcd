import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from '@/src/ui/link/Link';
import { fakeRouter, renderUi } from './renderUi';

class FakeObserver {
  static made: FakeObserver[] = [];
  observed = new Set<Element>();
  constructor(
    private readonly report: IntersectionObserverCallback,
    readonly options?: IntersectionObserverInit,
  ) {
    FakeObserver.made.push(this);
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  unobserve(element: Element) {
    this.observed.delete(element);
  }
  see(target: Element, isIntersecting: boolean) {
    this.report([{ target, isIntersecting } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

describe('Link', () => {
  beforeAll(() => {
    Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  });
  const near = (element: Element) => FakeObserver.made.find((observer) => observer.observed.has(element));

  it('prefetches once, 200 px before it comes into view, and nothing before the first act of the user', () => {
    const router = fakeRouter();
    renderUi(<Link href="/markets">Markets</Link>, { router });
    const link = screen.getByRole('link');
    expect(near(link)).toBeUndefined();
    fireEvent.pointerMove(document.body);
    const observer = near(link);
    expect(observer?.options?.rootMargin).toBe('200px');
    act(() => observer?.see(link, false));
    expect(router.prefetch).not.toHaveBeenCalled();
    act(() => observer?.see(link, true));
    expect(router.prefetch).toHaveBeenCalledWith('/markets', undefined, { locale: undefined });
    expect(near(link)).toBeUndefined();
  });

  it('stops watching when it leaves the page, and never watches where told not to', () => {
    const { unmount } = renderUi(<Link href="/a">a</Link>);
    const link = screen.getByRole('link');
    unmount();
    expect(near(link)).toBeUndefined();
    renderUi(
      <Link href="/b" prefetch={false}>
        b
      </Link>,
    );
    expect(near(screen.getByRole('link'))).toBeUndefined();
  });

  it('opens foreign addresses in their own tab, also protocol-relative ones', () => {
    renderUi(<Link href="//evil.example">x</Link>);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(near(link)).toBeUndefined();
  });
});
