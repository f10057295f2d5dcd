import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactNode } from 'react';
import type { CallData } from '@/contract/calls';
import type { SiteConfig } from '@/contract/site';
import { NoticeChoices, NoticesPanel, NotificationsScreen, UnsubscribeScreen } from '@/src/features/notifications';
import { useOpenNotice } from '@/src/features/notifications/useOpenNotice';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider, useRealtime } from '@/src/realtime';
import { pushBrowser } from '../../support/browserPush';
import { answers, exchangeServer, refuses, withExchangeServer } from '../../support/exchangeServer';
import { answerMediaQueries } from '../../support/matchMedia';
import { renderShell, routerAt } from '../../support/renderShell';

withExchangeServer();
beforeEach(() => storeToken('secret'));
afterEach(() => {
  removeToken();
  answerMediaQueries(false);
  jest.restoreAllMocks();
});

type Notice = CallData<'noticeDetail'>;
const NOW = Date.now();
const DAY = 86_400_000;
const order: Notice = {
  noticeId: '9',
  kind: 'TRADE',
  topic: 'orderFilled',
  params: { orderId: '1', symbol: 'BTC_USDT', side: 'BUY', base: 'BTC', quote: 'USDT', quantity: '0.02', price: '95000', total: '1900' },
  text: null,
  at: NOW,
  isRead: false,
};
const news: Notice = {
  noticeId: '8',
  kind: 'SYSTEM',
  topic: 'announcement',
  params: {},
  text: { title: 'SUI/EUR is now trading', body: 'Limit orders are open.' },
  at: NOW - 3 * DAY,
  isRead: true,
};
const page = (records: Notice[]) => ({ records, searchAfter: null, last: true });

const calls = { websocketToken: jest.fn(), openSpotOrders: jest.fn(), spotBalances: jest.fn() };
let hear = (_count: number) => {};
let begin = () => {};
/** The stream's end of the page. */
function Ear() {
  const { realtime } = useRealtime();
  hear = (count) => realtime.account.onFrame({ type: 'notices', count, at: NOW });
  begin = () => realtime.account.onSubscribed();
  return null;
}
const inStream = (ui: ReactNode) => (
  <RealtimeProvider calls={calls} isSignedIn log={() => undefined}>
    {ui}
  </RealtimeProvider>
);
const panel = (unread: number) => renderShell(inStream(<NoticesPanel unread={unread} onLeave={() => {}} />));
const streamed = (hash = '', site?: Partial<SiteConfig>) =>
  renderShell(
    inStream(
      <>
        <Ear />
        <NotificationsScreen />
      </>,
    ),
    { path: `/profile/notification${hash}`, site },
  );

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
    answers('noticeSearch', page([news]));
    streamed();
    await screen.findByRole('button', { name: /SUI\/EUR/ });
    answers('noticeSearch', page([order, news]));
    act(() => begin());
    expect(await screen.findByText('Order filled')).toBeVisible();
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

  it('takes a deletion back for a moment', async () => {
    answers('noticeCount', { count: 1 });
    answers('noticeSearch', page([order]));
    answers('noticeRead', null);
    const deleted: Request[] = [];
    answers('noticeDelete', null, (request) => void deleted.push(request));
    const { unmount } = streamed();
    const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
    await press(/Order filled/);
    await press('Delete');
    await press('Undo');
    await press(/Order filled/);
    await press('Delete');
    expect(deleted).toHaveLength(0);
    // Whoever leaves has decided.
    unmount();
    await waitFor(() => expect(deleted).toHaveLength(1));
  });

  describe('that failed to be deleted', () => {
    afterEach(() => jest.useRealTimers());

    it('is back, and it is said', async () => {
      answers('noticeCount', { count: 1 });
      answers('noticeSearch', page([{ ...order, isRead: true }, news]));
      refuses('noticeDelete', { code: '10005', msg: 'system.unavailable' });
      streamed();
      const line = await screen.findByRole('button', { name: /Order filled/ });
      jest.useFakeTimers();
      fireEvent.click(line);
      fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
      act(() => void jest.advanceTimersByTime(5_999));
      expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
      act(() => void jest.advanceTimersByTime(1));
      // Decided: nobody is offered what would do nothing any more.
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
      expect(screen.getByText('Deleted')).toBeVisible();
      jest.useRealTimers();
      expect(await screen.findByText('This notification could not be deleted and is back in the list.')).toBeVisible();
      expect(screen.getByRole('button', { name: /Order filled/ })).toBeVisible();
    });
  });

  it('deletes what was to be deleted when the page is put away', async () => {
    answers('noticeCount', { count: 1 });
    answers('noticeSearch', page([{ ...order, isRead: true }]));
    const deleted: unknown[] = [];
    answers('noticeDelete', null, async (request) => void deleted.push(await request.json()));
    streamed();
    const line = await screen.findByRole('button', { name: /Order filled/ });
    // The moment in which it can be taken back never ends here.
    jest.useFakeTimers();
    fireEvent.click(line);
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    jest.useRealTimers();
    expect(deleted).toEqual([]);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(deleted).toEqual([{ noticeId: '9' }]));
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

  it('asks before all are deleted', async () => {
    answers('noticeCount', { count: 0 });
    answers('noticeSearch', page([order]));
    const gone: Request[] = [];
    answers('noticeDeleteAll', null, (request) => void gone.push(request));
    streamed();
    await screen.findByRole('button', { name: /Order filled/ });
    await userEvent.click(screen.getByRole('button', { name: 'Delete all' }));
    await userEvent.click(await screen.findByTestId('confirm'));
    await waitFor(() => expect(gone).toHaveLength(1));
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

describe('five at a time', () => {
  const notices = Array.from(
    { length: 8 },
    (_, at): Notice => ({ ...news, noticeId: String(20 - at), text: { title: `News ${at + 1}`, body: '-' } }),
  );
  const asked: Record<string, string>[] = [];
  beforeEach(() => {
    asked.length = 0;
    answers('noticeCount', { count: 0 });
    exchangeServer.use(
      http.get('*/api/notification/search', ({ request }) => {
        const params = Object.fromEntries(new URL(request.url).searchParams);
        asked.push(params);
        const isSecond = params.searchAfter === 'five';
        const data = { records: isSecond ? notices.slice(5) : notices.slice(0, 5), searchAfter: isSecond ? null : 'five', last: isSecond };
        return HttpResponse.json({ code: '0', msg: 'success', data });
      }),
    );
  });

  it('the page has five, and the next ones by their cursor', async () => {
    streamed();
    expect(await screen.findAllByRole('button', { name: /News/ })).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('button', { name: /News 8/ })).toBeVisible();
    expect(asked[0]).toEqual({ pageSize: '5' });
    expect(asked).toContainEqual({ pageSize: '5', searchAfter: 'five' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('the panel, too', async () => {
    panel(0);
    expect(await screen.findAllByRole('link', { name: /News/ })).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
    expect(await screen.findByRole('link', { name: /News 8/ })).toBeVisible();
    expect(asked).toContainEqual({ pageSize: '5', searchAfter: 'five' });
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
  expect(tabs()).toEqual(['All', 'Security', 'System']);
});

it('shows the newest in the header’s menu, and marks all as read', async () => {
  answers('noticeSearch', page([order, news]));
  const read: Request[] = [];
  answers('noticeReadAll', null, (request) => void read.push(request));
  panel(1);
  expect(await screen.findByRole('link', { name: /Order filled/ })).toHaveAttribute('href', '/profile/notification#9');
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(read).toHaveLength(1));
});

it('lets the user choose by kind and channel, but for what is always told', async () => {
  const choices = (['TRADE', 'SECURITY'] as const).flatMap((kind) =>
    (['SCREEN', 'MAIL', 'PUSH'] as const).map((channel) => ({
      kind,
      channel,
      isOn: true,
      isFixed: kind === 'SECURITY' && channel !== 'PUSH',
    })),
  );
  answers('noticeChoices', { choices, hasMail: true });
  const chosen: Request[] = [];
  answers(
    'noticeChoose',
    { choices: choices.map((choice) => ({ ...choice, isOn: choice.isFixed })), hasMail: true },
    (request) => void chosen.push(request),
  );
  renderShell(<NoticeChoices />, { path: '/profile/settings' });
  const box = await screen.findByRole('checkbox', { name: 'Trade: Email' });
  expect(box).toBeChecked();
  expect(within(screen.getByRole('row', { name: /Security/ })).getAllByText('Always')).toHaveLength(2);
  await userEvent.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect(chosen).toHaveLength(1);
  expect(screen.getByText('This browser takes no push messages.')).toBeVisible();
});

describe('push on this device', () => {
  let browser: ReturnType<typeof pushBrowser>;
  afterEach(() => browser.away());
  const open = async () => {
    answers('noticeChoices', { choices: [], hasMail: true });
    answers('pushKey', { publicKey: 'key' });
    renderShell(<NoticeChoices />, { path: '/profile/settings' });
    return screen.findByText('Push on this device');
  };

  it('is asked for by a click and by nothing else, told to the exchange, and ended on both sides', async () => {
    browser = pushBrowser('granted');
    const told: unknown[] = [];
    answers('pushSubscribe', null, async (request) => void told.push(await request.json()));
    answers('pushUnsubscribe', null, async (request) => void told.push(await request.json()));
    await open();
    const on = await screen.findByRole('button', { name: 'Turn on' });
    expect(browser.asked).toEqual([]);
    await userEvent.click(on);
    const off = await screen.findByRole('button', { name: 'Turn off' });
    expect(browser.asked).toEqual(['permission', 'subscribe key']);
    expect(told).toEqual([{ endpoint: 'https://push.example/device', keys: { p256dh: 'P', auth: 'A' } }]);
    await userEvent.click(off);
    expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
    expect(told.slice(1)).toEqual([{ endpoint: 'https://push.example/device' }]);
    expect(browser.isSubscribed()).toBe(false);
  });

  it('is off, and says so, where the user says no: nothing is subscribed', async () => {
    browser = pushBrowser('denied');
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText(/Your browser blocks messages of this site/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
    expect(browser.asked).toEqual(['permission']);
  });

  it('is not on where the exchange does not know of it, and the reason is said', async () => {
    browser = pushBrowser('granted');
    refuses('pushSubscribe', { code: '10005', msg: 'system.unavailable' });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not available at the moment');
    expect(screen.getByRole('button', { name: 'Turn on' })).toBeVisible();
    expect(browser.isSubscribed()).toBe(false);
  });

  it('stays on where the exchange did not hear that it ends', async () => {
    browser = pushBrowser('granted');
    answers('pushSubscribe', null);
    refuses('pushUnsubscribe', { code: '10005', msg: 'system.unavailable' });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Turn on' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Turn off' })).toBeVisible();
    expect(browser.isSubscribed()).toBe(true);
  });
});

it('ends mails of a kind by the button alone', async () => {
  const ended: Request[] = [];
  answers('unsubscribe', { kind: 'WALLET' }, (request) => void ended.push(request));
  renderShell(<UnsubscribeScreen />, { path: '/unsubscribe#1.WALLET.x' });
  const button = await screen.findByTestId('unsubscribe');
  expect(ended).toHaveLength(0);
  await userEvent.click(button);
  expect(await screen.findByText('Ended')).toBeVisible();
  expect(ended).toHaveLength(1);
  // Of another mail, opened in the same tab.
  act(() => {
    window.location.hash = '#1.TRADE.x';
  });
  expect(await screen.findByTestId('unsubscribe')).toBeVisible();
  window.history.replaceState(null, '', '/');
});

it('tells a link that is not valid from an exchange that is away, which can be asked again', async () => {
  refuses('unsubscribe', { code: '10005', msg: 'system.unavailable' });
  const { unmount } = renderShell(<UnsubscribeScreen />, { path: '/unsubscribe#1.WALLET.x' });
  await userEvent.click(await screen.findByTestId('unsubscribe'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByTestId('unsubscribe')).toBeEnabled();
  unmount();
  refuses('unsubscribe', { code: '60001', msg: 'notifications.unsubscribe_invalid' });
  renderShell(<UnsubscribeScreen />, { path: '/unsubscribe#1.WALLET.y' });
  await userEvent.click(await screen.findByTestId('unsubscribe'));
  expect(await screen.findByText('This link is not valid')).toBeVisible();
});
