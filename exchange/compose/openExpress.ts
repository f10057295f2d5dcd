import { API_PREFIX } from '@/contract/apiPrefix';
import { SIMULATED_PAYMENT_PATH } from '@/contract/webhook';
import { usdRatesFrom } from '@/domain/market/usdRates';
import type { Accounts } from '../app/accounts/createAccounts';
import type { Actor } from '../app/actor';
import { STANDING_TOPIC, type StandingChanged } from '../app/events';
import { createAsking } from '../app/express/asking';
import { withCheckedAnswers } from '../app/express/checkedAnswers';
import type { ExpressBrand, ExpressContext } from '../app/express/context';
import { askAboutLooked, lookAfterOrders } from '../app/express/lookAfter';
import type { ExpressProvider } from '../app/express/provider';
import type { SimulatedPayments } from '../app/express/simulatedStore';
import { takePaymentNews } from '../app/express/webhook';
import { withDeadline } from '../app/express/withDeadline';
import { createInTurn } from '../app/inTurn';
import type { MarketData } from '../app/marketData/createMarketData';
import type { RunningMoneyWriter } from '../app/money/moneyWriter';
import type { Bus } from '../app/ports/bus';
import type { Clock } from '../app/ports/clock';
import type { Database } from '../app/ports/database';
import type { Log } from '../app/ports/log';
import type { BrandStore } from '../app/site/brandStore';
import { createTogether } from '../app/together';
import { newToken } from '../app/tokens';
import type { Verifications } from '../app/verification/createVerifications';
import { refuseBesidesSaved } from '../app/withdrawals/savedOnly';
import { createSecretStore } from '../db/accounts/smallStores';
import { createExpressRepository } from '../db/express/expressRepository';
import { createSimulatedPayments } from '../db/express/simulatedPayments';
import { createWithdrawalQueries } from '../db/withdrawals/withdrawalQueries';
import type { Metrics } from '../http/metrics';
import { startExpressJob } from '../jobs/expressJob';
import { createSimulatedProvider } from '../payments/simulated/simulatedProvider';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';
import { accountBrandsOf } from './openBrands';
import { connectedProviders, type ListedProvider } from './paymentProviders';

interface ExpressParts {
  database: Database;
  writer: RunningMoneyWriter;
  marketData: Pick<MarketData, 'referencePrices' | 'coins'>;
  brands: BrandStore;
  verification: Pick<Verifications, 'state'>;
  accounts: Pick<Accounts, 'payments'>;
  bus: Bus;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  /** Who takes payments, as far as the settings connect them. */
  listed: readonly ListedProvider[];
}

export interface Express {
  context: ExpressContext;
  /** What providers tell: the first one whose signature it is takes it. */
  takeNews(body: Buffer, signature: string): Promise<null>;
  simulated: SimulatedPayments;
}

/** A provider that is asked about an order has so long to answer; a turn waits no longer than for one answer. */
const ANSWER_MS = 10_000;
const ASKING = { atOnce: 8, patienceMs: ANSWER_MS };

function brandOf(settings: Settings, { brands, marketData }: ExpressParts, name: string): ExpressBrand {
  const { file } = brands.get(name);
  const { supportExpressTrading: isOn, supportExpressTradingBuy, supportExpressTradingSell, coinInfo, expressSlogans } = file;
  const isOpen = (coin: { coinSymbol: string; isOpen: number; isFiat: boolean }) =>
    !coin.isFiat && (coinInfo?.[coin.coinSymbol]?.isOpen ?? coin.isOpen) === 1;
  return {
    name: file.site.name,
    hasBuy: isOn && supportExpressTradingBuy,
    hasSell: isOn && supportExpressTradingSell,
    coins: marketData
      .coins()
      .filter(isOpen)
      .toSorted((left, right) => right.sort - left.sort)
      .map(({ coinSymbol }) => coinSymbol),
    slogans: expressSlogans ?? {},
    origin: accountBrandsOf(brands, settings).look(name).origin ?? '',
  };
}

/** Who takes payments, by whether it is real money. */
interface Opened {
  isReal: boolean;
  provider: ExpressProvider;
}

function contextOf(settings: Settings, parts: ExpressParts, opened: readonly Opened[], secret: string): ExpressContext {
  const { database, writer, marketData, brands, verification, accounts, bus, clock, log } = parts;
  const queries = createWithdrawalQueries(database);
  const firstOf = (real: boolean) => opened.find(({ isReal }) => isReal === real)?.provider;
  return {
    writer,
    store: createExpressRepository(database),
    // Pretended money buys practice coins and no others.
    providerOf: (brand) => firstOf(!brands.get(brand).file.practice),
    providerNamed: (name) => opened.find(({ provider }) => provider.name === name)?.provider,
    brandOf: (brand) => brandOf(settings, parts, brand),
    rates: () => usdRatesFrom(marketData.referencePrices()),
    scales: writer.scales,
    levelOf: async (actor: Actor) => {
      const { level } = await verification.state(actor);
      return level as 1 | 2 | 3 | 4;
    },
    sales: accounts.payments,
    inTurn: createInTurn(),
    together: createTogether(),
    unwritten: new Map(),
    asking: createAsking(ASKING, log),
    limitUsd: async (actor) => (await verification.state(actor)).limits.withdrawPerDay.amount,
    refuseBesidesSaved: (userId) => refuseBesidesSaved({ queries, clock }, userId),
    standingChanged: (userId) => bus.publish(STANDING_TOPIC, { userId } satisfies StandingChanged),
    terms: {
      spreadPercent: settings.EXPRESS_SPREAD_PERCENT,
      feePercent: settings.EXPRESS_FEE_PERCENT,
      priceSeconds: settings.EXPRESS_PRICE_SECONDS,
      paySeconds: settings.EXPRESS_PAY_SECONDS,
      holdHours: settings.EXPRESS_HOLD_HOURS,
      approval: { approvalUsd: settings.EXPRESS_APPROVAL_USD, fourEyesUsd: settings.EXPRESS_FOUR_EYES_USD },
    },
    secret,
    clock,
    log,
  };
}

/** Buying and selling for money, with whoever takes the payments. */
export async function openExpress(settings: Settings, parts: ExpressParts, closers: Closers): Promise<Express> {
  const { database, listed, clock, log, metrics } = parts;
  const secrets = createSecretStore(database);
  const simulated = createSimulatedProvider({
    store: createSimulatedPayments(database),
    secret: await secrets.ensure('simulated-payments', newToken()),
    pagePath: `${API_PREFIX}${SIMULATED_PAYMENT_PATH}`,
    notify: (body, signature) => takePaymentNews(context, [simulated], body, signature),
    clock,
    log,
  });
  const opened = connectedProviders(settings, listed).map(({ isReal, open }) => ({
    isReal,
    provider: withDeadline(withCheckedAnswers(open({ settings, simulated, clock, log })), ANSWER_MS),
  }));
  const context = contextOf(settings, parts, opened, await secrets.ensure('express-prices', newToken()));
  let owing = 0;
  const lookAfter = async () => {
    await simulated.tell();
    owing = await lookAfterOrders(context);
  };
  const stop = startExpressJob({ lookAfter, ask: () => askAboutLooked(context) }, log);
  closers.add('express orders', async () => {
    await stop();
    await context.asking.stop();
  });
  metrics.addGauge({ name: 'kontor_express_owing', help: 'Users who owe coins after a chargeback', read: () => owing });
  const providers = opened.map(({ provider }) => provider);
  return { context, simulated, takeNews: (body, signature) => takePaymentNews(context, providers, body, signature) };
}
