import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOAST_FIRST_DELAY_MS } from '@/src/config/constants';
import { closeToast, showToast } from '@/src/ui/toast/showToast';
import { ToastHost } from '@/src/ui/toast/ToastHost';
import { renderUi } from './renderUi';

const LEAVE_MS = 1000;
const STEP_MS = 50;
/** In small steps: what one timer makes React do, the next may wait for. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= STEP_MS) await act(() => jest.advanceTimersByTimeAsync(Math.min(left, STEP_MS)));
}
const shown = () => [...document.querySelectorAll('[data-toast]')].map((toast) => toast.textContent);

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    renderUi(
      <>
        <p>page</p>
        <ToastHost />
      </>,
    );
  });
  afterEach(async () => {
    await pass(4000);
    jest.useRealTimers();
  });

  it('come 50 ms later and leave after 3 s', async () => {
    showToast({ content: 'Saved' });
    await pass(49);
    expect(shown()).toEqual([]);
    await pass(2);
    expect(shown()).toEqual(['Saved']);
    await pass(2900);
    expect(shown()).toEqual(['Saved']);
    await pass(200 + LEAVE_MS);
    expect(shown()).toEqual([]);
  });

  it('keep to their own duration, or stay', async () => {
    showToast({ content: 'Long', duration: 8000 });
    showToast({ content: 'Forever', persist: true });
    await pass(7000);
    expect(shown()).toEqual(['Long', 'Forever']);
    await pass(1500 + LEAVE_MS);
    expect(shown()).toEqual(['Forever']);
    await pass(10_000);
    expect(shown()).toEqual(['Forever']);
    act(() => closeToast('info|Forever|'));
    await pass(LEAVE_MS);
    expect(shown()).toEqual([]);
  });

  it('are at most three; the oldest leaves first', async () => {
    for (const content of ['1', '2', '3']) showToast({ content, duration: 60_000, key: content });
    await pass(500);
    showToast({ content: '4', duration: 60_000, key: '4' });
    await pass(100 + LEAVE_MS);
    expect(shown()).toEqual(['2', '3', '4']);
    for (const key of ['2', '3', '4']) act(() => closeToast(key));
    await pass(LEAVE_MS);
  });

  it('show nothing twice', async () => {
    showToast({ content: 'Copied', type: 'success' });
    showToast({ content: 'Copied', type: 'success' });
    await pass(100);
    showToast({ content: 'Copied', type: 'success' });
    await pass(100);
    expect(shown()).toHaveLength(1);
  });

  it('can be taken back before they show', async () => {
    const key = showToast({ content: 'Never' });
    act(() => closeToast(key));
    await pass(500);
    expect(shown()).toEqual([]);
  });

  it('interrupt for errors, wait for a pause else; errors and successes can be closed', async () => {
    for (const type of ['error', 'success'] as const) showToast({ content: type, type });
    await pass(500);
    expect(screen.getByRole('alert')).toHaveTextContent('error');
    expect(screen.getByRole('status')).toHaveTextContent('success');
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
    showToast({ content: 'warning', type: 'warning' });
    await pass(500);
    expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  });

  it('stay heard while a dialog hides the page', async () => {
    const hide = () => {
      for (const child of document.body.children) child.setAttribute('aria-hidden', 'true');
    };
    hide();
    showToast({ content: 'Failed', type: 'error' });
    await pass(500);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
    hide();
    await pass(STEP_MS);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  });

  it('ignore presses elsewhere and close by their button', async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    showToast({ content: 'Failed', type: 'error', duration: 60_000 });
    await pass(500);
    await user.click(screen.getByText('page'));
    await pass(LEAVE_MS);
    expect(shown()).toEqual(['Failed']);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await pass(LEAVE_MS);
    expect(shown()).toEqual([]);
  });
});

describe('a toast that comes before what draws toasts', () => {
  it('is shown late rather than never', async () => {
    showToast({ content: 'Early' });
    await new Promise((resolve) => setTimeout(resolve, 2 * TOAST_FIRST_DELAY_MS));
    renderUi(<ToastHost />);
    expect(await screen.findByText('Early')).toBeInTheDocument();
  });
});
