import { HttpResponse, http } from 'msw';
import type { CallData } from '@/contract/calls';
import { endpoints } from '@/contract/endpoints';
import type { SiteConfig } from '@/contract/site';
import type { UserInfo } from '@/contract/user';
import type { ExpressMethod, ExpressOrder } from '@/src/api/queries/express';
import { ExpressScreen } from '@/src/features/express';
import { answers, exchangeServer } from './exchangeServer';
import { MovingRouter, movingFrom } from './movingRouter';
import { renderShell } from './renderShell';
import { userFixture } from './siteFixture';

const terms = { provider: 'Paywell', name: null, providerFeePercent: '0', ownFeePercent: '0', priceSeconds: 600, holdHours: 0 } as const;
const atOnce = { min: '30', max: '5000', minMinutes: 0, maxMinutes: 0 } as const;
export const card: ExpressMethod = { ...terms, ...atOnce, methodId: 'card', kind: 'CARD' };
export const bank: ExpressMethod = { ...terms, ...atOnce, methodId: 'bank', kind: 'BANK' };
export const phone: ExpressMethod = { ...terms, ...atOnce, methodId: 'phone', kind: 'WALLET' };
/** What an account has that may sell for so many USD today. */
export const leaving = (leftUsd: string): CallData<'profileLimits'> => ({
  level: 1,
  limits: { withdrawPerDay: { amount: '50000', currency: 'USD' }, cardPerMonth: null },
  withdrawn: { usedUsd: '0', leftUsd },
});
export const owns = (available: string): CallData<'accountBalances'> => [{ wallet: 'MAIN', asset: 'BTC', available, held: '0' }] as never;
export const noCards = { perDayUsd: '1000', leftTodayUsd: '1000', cardPerMonthEur: null, cardLeftEur: null };

interface Answered {
  currencies?: readonly string[];
  coins?: string[];
  methods?: ExpressMethod[];
  limits?: CallData<'expressLimits'>;
  leftUsd?: string;
  balance?: string;
  orders?: ExpressOrder[];
}

/** What the exchange says to a form that buys and sells: 80,000 is the price of whatever is asked for. Answers which prices were. */
export function answersExpress({
  currencies = ['EUR', 'USD', 'GBP'],
  coins = ['BTC', 'ETH'],
  methods = [card, phone, bank],
  limits = noCards,
  leftUsd = '50000',
  balance = '100',
  orders = [],
}: Answered) {
  answers('expressSlogan', { slogan: null });
  answers('expressCurrencies', { currencies: currencies.map((currency) => ({ currency })), coins });
  answers('expressMethods', methods);
  answers('expressLimits', limits);
  answers('profileLimits', leaving(leftUsd));
  answers('accountBalances', owns(balance));
  answers('coins', []);
  answers('expressOrders', { records: orders, last: true, searchAfter: null });
  const asked: Record<string, string>[] = [];
  exchangeServer.use(
    http.get(`*/api${endpoints.expressPrices.path}`, ({ request }) => {
      const wanted = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(wanted);
      const price = { price: '80000', validUntil: Date.now() + 60_000, seconds: 60, priceToken: 'a'.repeat(43) };
      return HttpResponse.json({ code: '0', msg: 'success', data: { ...wanted, ...price } });
    }),
  );
  return asked;
}

interface FormOptions extends Answered {
  path?: string;
  site?: Partial<SiteConfig>;
  /** Absent: a visitor. */
  user?: Partial<UserInfo>;
}

/** The page that buys and sells, at an address that can change. */
export function openExpress({ path = '/express', site, user, ...said }: FormOptions = {}) {
  const asked = answersExpress(said);
  const moving = movingFrom(path);
  const userInfo = user && { ...userFixture, ...user };
  const view = renderShell(
    <MovingRouter moving={moving}>
      <ExpressScreen />
    </MovingRouter>,
    {
      site,
      state: userInfo && ({ profile: { userInfo, showBalances: true, activeTab: undefined, currentApiKey: undefined } } as never),
    },
  );
  return { ...view, go: (to: string) => moving.go(to), path: () => moving.path, asked };
}
