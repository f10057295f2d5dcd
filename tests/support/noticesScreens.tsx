import type { ReactNode } from 'react';
import type { CallData } from '@/contract/calls';
import type { SiteConfig } from '@/contract/site';
import { NoticesPanel, NotificationsScreen } from '@/src/features/notifications';
import { removeToken, storeToken } from '@/src/lib/storage';
import { RealtimeProvider, useRealtime } from '@/src/realtime';
import { NoticesKeeper } from '@/src/shell/session/NoticesKeeper';
import { streams, withExchangeServer } from './exchangeServer';
import { answerMediaQueries } from './matchMedia';
import { renderShell } from './renderShell';

/** An exchange that answers to a user who is signed in, in a narrow window. */
export function withNotices(): void {
  withExchangeServer();
  beforeEach(() => {
    storeToken('secret');
    streams();
  });
  afterEach(() => {
    removeToken();
    answerMediaQueries(false);
    jest.restoreAllMocks();
  });
}

export type Notice = CallData<'noticeDetail'>;
const NOW = Date.now();
const DAY = 86_400_000;
export const order: Notice = {
  noticeId: '9',
  kind: 'TRADE',
  topic: 'orderFilled',
  params: { orderId: '1', symbol: 'BTC_USDT', side: 'BUY', base: 'BTC', quote: 'USDT', quantity: '0.02', price: '95000', total: '1900' },
  text: null,
  at: NOW,
  isRead: false,
};
export const news: Notice = {
  noticeId: '8',
  kind: 'SYSTEM',
  topic: 'announcement',
  params: {},
  text: { title: 'SUI/EUR is now trading', body: 'Limit orders are open.' },
  at: NOW - 3 * DAY,
  isRead: true,
};
export const page = (records: Notice[]) => ({ records, searchAfter: null, last: true });

const calls = {
  websocketToken: () => new Promise<never>(() => {}),
  openOrders: async () => ({ ...page([]), records: [] }),
  balances: async () => [],
};
let heard = (_count: number) => {};
let began = () => {};
/** The stream's end of the page. */
function Ear() {
  const { realtime } = useRealtime();
  heard = (count) => realtime.account.onFrame({ type: 'notices', count, at: NOW });
  began = () => realtime.account.onSubscribed();
  return null;
}
/** What the stream tells the page: that so many are unread; that it has begun. */
export const hear = (count: number) => heard(count);
export const begin = () => began();

const inStream = (ui: ReactNode) => (
  <RealtimeProvider calls={calls} isSignedIn log={() => undefined}>
    {ui}
  </RealtimeProvider>
);
export const panel = (unread: number) =>
  renderShell(
    inStream(
      <>
        <NoticesKeeper />
        <Ear />
        <NoticesPanel unread={unread} onLeave={() => {}} />
      </>,
    ),
  );
export const streamed = (hash = '', site?: Partial<SiteConfig>) =>
  renderShell(
    inStream(
      <>
        <NoticesKeeper />
        <Ear />
        <NotificationsScreen />
      </>,
    ),
    { path: `/profile/notification${hash}`, site },
  );
