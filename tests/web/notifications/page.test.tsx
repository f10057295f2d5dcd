import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactNode } from 'react';
import { useOpenNotice } from '@/src/features/notifications/useOpenNotice';
import { answers, exchangeServer, refuses } from '../../support/exchangeServer';
import { answerMediaQueries } from '../../support/matchMedia';
import { begin, hear, news, order, page, streamed, withNotices } from '../../support/noticesScreens';
import { routerAt } from '../../support/renderShell';

withNotices();

describe('the page of notifications', () => {
  it('shows what the stream tells of, and what is being read stays open', async () => {
    answers('noticeCount', { count: 1 });
    answers('noticeSearch', page([news]));
    streamed();
    const line = await screen.findByRole('button', { name: /SUI\/EUR/ });
    await userEvent.click(line);
    answers('noticeSearch', page([order, news]));
    act(() => hear(1));
    expect(await screen.findByText('Order filled')).toBeVisible();
    // The row itself, not another one that looks like it.
    expect(line).toBeInTheDocument();
    expect(line).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('dialog', { name: /SUI\/EUR/ })).toBeVisible();
  });

  it('shows what came when it had been read and the stream had not begun', async () => {
    answers('noticeCount', { count: 0 });
    const asked: string[] = [];
    answers('noticeSearch', page([news]), () => void asked.push('before'));
    streamed();
    await screen.findByRole('button', { name: /SUI\/EUR/ });
    answers('noticeSearch', page([order, news]), () => void asked.push('after'));
    act(() => begin());
    expect(await screen.findByText('Order filled')).toBeVisible();
    expect(asked).toEqual(['before', 'after']);
  });

  it('shows them by day in the page’s words, and one’s details when it is pressed, which reads it', async () => {
    answers('noticeCount', { count: 1 });
    answers('noticeSearch', page([order, news]));
    const read: Request[] = [];
    answers('noticeRead', null, (request) => void read.push(request));
    streamed();
    const line = await screen.findByRole('button', { name: /Order filled/ });
    expect(line).toHaveTextContent('Bought 0.02 BTC at 95,000 USDT.');
    expect(screen.getByText('Today')).toBeVisible();
    expect(screen.getByText('Limit orders are open.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Unread' })).toBeVisible();
    await userEvent.click(line);
    expect(screen.getByText('1,900 USDT')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open order' })).toHaveAttribute('href', '/trade/spot/BTC_USDT');
    await waitFor(() => expect(read).toHaveLength(1));
  });

  it('is read once, stays unread where the exchange did not take that, and is asked for only when the list has it not', async () => {
    answers('noticeCount', { count: 1 });
    answers('noticeSearch', page([order, news]));
    const read: string[] = [];
    let take = () => {};
    const held = new Promise<void>((resolve) => {
      take = resolve;
    });
    exchangeServer.use(
      http.post('*/api/notification/read', async () => {
        read.push('asked');
        await held;
        return HttpResponse.json({ code: '10005', msg: 'system.unavailable', data: null });
      }),
    );
    const asked: Request[] = [];
    answers('noticeDetail', order, (request) => void asked.push(request));
    streamed('#9');
    const dialog = await screen.findByRole('dialog', { name: 'Order filled' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: /Order filled/ })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Unread' })).toBeNull();
    take();
    expect(await screen.findByRole('img', { name: 'Unread' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Order filled/ }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: /SUI\/EUR/ }));
    expect([read, asked]).toEqual([['asked'], []]);
  });

  it('shows another when a link leads to it from the page itself', () => {
    let router = routerAt('/profile/notification#9');
    const around = ({ children }: { children: ReactNode }) => <RouterContext.Provider value={router}>{children}</RouterContext.Provider>;
    const { result, rerender } = renderHook(() => useOpenNotice([{ ...order, isRead: true }, news], true), { wrapper: around });
    expect(result.current.notice?.noticeId).toBe('9');
    router = routerAt('/profile/notification#8');
    rerender();
    expect(result.current.notice?.noticeId).toBe('8');
    act(() => result.current.close());
    expect(result.current.notice).toBeUndefined();
  });

  it('shows one again when its link is followed again: the address is the same, and so is the wish', () => {
    const router = routerAt('/profile/notification#9');
    const heard = new Map<string, (url: string) => void>();
    router.events = { ...router.events, on: (event, hear) => void heard.set(event, hear) };
    const around = ({ children }: { children: ReactNode }) => <RouterContext.Provider value={router}>{children}</RouterContext.Provider>;
    const { result } = renderHook(() => useOpenNotice([{ ...order, isRead: true }, news], true), { wrapper: around });
    act(() => result.current.close());
    act(() => heard.get('hashChangeComplete')?.('/profile/notification#9'));
    expect(result.current.notice?.noticeId).toBe('9');
    act(() => result.current.open(news));
    act(() => heard.get('hashChangeComplete')?.('/profile/notification#9'));
    expect(result.current.notice?.noticeId).toBe('9');
    // A link of a mail, opened in this very tab, is told of by the browser alone.
    act(() => {
      window.location.hash = '#8';
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(result.current.notice?.noticeId).toBe('8');
    window.location.hash = '';
  });

  it('shows the newest beside the list where there is room, and reads it only when it is pressed', async () => {
    answerMediaQueries(true);
    answers('noticeCount', { count: 1 });
    answers('noticeSearch', page([order, news]));
    const read: Request[] = [];
    answers('noticeRead', null, (request) => void read.push(request));
    answers('noticeDelete', null);
    streamed();
    const beside = await screen.findByTestId('notice-detail');
    expect(within(beside).getByRole('heading', { name: 'Order filled' })).toBeVisible();
    expect(within(beside).getByText('+0.02 BTC')).toBeVisible();
    expect(read).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: /Order filled/ }));
    await waitFor(() => expect(read).toHaveLength(1));
    // What is deleted makes room for the next.
    await userEvent.click(within(beside).getByRole('button', { name: 'Delete' }));
    expect(within(screen.getByTestId('notice-detail')).getByText('Limit orders are open.')).toBeVisible();
  });

  it('opens the one a link led to, reads it, and says so when it is gone', async () => {
    answers('noticeCount', { count: 1 });
    answers('noticeSearch', page([news]));
    answers('noticeDetail', order);
    const read: Request[] = [];
    answers('noticeRead', null, (request) => void read.push(request));
    const { unmount } = streamed('#9');
    expect(await screen.findByRole('dialog', { name: 'Order filled' })).toBeVisible();
    await waitFor(() => expect(read).toHaveLength(1));
    unmount();
    refuses('noticeDetail', { code: '10006', msg: 'request.not_found' });
    streamed('#7');
    expect(await screen.findByText('This notification is no longer there.')).toBeVisible();
  });

  it('says that nothing is there, and offers another try when it could not be read', async () => {
    answers('noticeCount', { count: 0 });
    answers('noticeSearch', page([]));
    const { unmount } = streamed();
    expect(await screen.findByText('Nothing new')).toBeVisible();
    unmount();
    refuses('noticeSearch', { code: '10005', msg: 'system.unavailable' });
    streamed();
    expect(await screen.findByText('Notifications could not be loaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

it('offers only kinds of which something comes', async () => {
  answers('noticeCount', { count: 0 });
  answers('noticeSearch', page([]));
  const { unmount } = streamed();
  await screen.findByText('Nothing new');
  const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs()).toEqual(['All', 'Trade', 'Wallet', 'Security', 'System']);
  unmount();
  streamed('', { practice: false, supportSpot: false });
  await screen.findByText('Nothing new');
  expect(tabs()).toEqual(['All', 'Wallet', 'Security', 'System']);
});
