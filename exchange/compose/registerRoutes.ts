import type { FastifyInstance } from 'fastify';
import { usdRatesFrom } from '@/domain/market/usdRates';
import type { Accounts } from '../app/accounts/createAccounts';
import type { DemoAccount } from '../app/accounts/house/demoAccount';
import type { ConvertContext } from '../app/convert/context';
import type { EarnContext } from '../app/earn/context';
import type { HeavyReads } from '../app/heavyReads';
import type { ReadingContext as LiabilityContext } from '../app/liabilities/snapshots';
import type { Mailbox, MailboxPlace } from '../app/mail/mailbox';
import type { Notices } from '../app/notices/createNotices';
import type { Push } from '../app/notices/push/createPush';
import type { OwnData } from '../app/ownData/createOwnData';
import type { Bus } from '../app/ports/bus';
import type { Clock } from '../app/ports/clock';
import type { ClaimContext } from '../app/practice/claimContext';
import type { ReferralContext } from '../app/referral/context';
import { documentIn } from '../app/site/brandDocuments';
import type { BrandStore } from '../app/site/brandStore';
import { type SiteGateways, siteConfigOf } from '../app/site/siteConfig';
import { createSpot } from '../app/spot/createSpot';
import { readFeeRatesOf } from '../app/spot/readFeeRates';
import { asHeavyReads } from '../app/spot/spotQueries';
import { redeemWebsocketToken } from '../app/spot/websocketTokens';
import type { StatementContext } from '../app/statements/context';
import type { Uploads } from '../app/uploads/createUploads';
import type { Verifications } from '../app/verification/createVerifications';
import type { Handovers } from '../app/verification/handover/createHandovers';
import type { WalletContext } from '../app/wallet/context';
import type { UserTransferContext } from '../app/wallet/users/context';
import type { WithdrawalContext } from '../app/withdrawals/context';
import { createFavouriteStore } from '../db/favourites/favouriteStore';
import type { MeasuredDatabase } from '../db/measuredDatabase';
import { createNoticeRepository } from '../db/notices/noticeRepository';
import { createSpotRepository } from '../db/spot/spotRepository';
import { createWebsocketTokenRepository } from '../db/spot/websocketTokenRepository';
import { registerAuthRoutes } from '../http/authRoutes';
import { registerConvertRoutes } from '../http/convertRoutes';
import { registerCustodyRoutes } from '../http/custodyRoutes';
import { registerEarnRoutes } from '../http/earnRoutes';
import { registerExpressRoutes } from '../http/expressRoutes';
import { registerFavouriteRoutes } from '../http/favouriteRoutes';
import { registerHandoverRoutes } from '../http/handoverRoutes';
import { registerLiabilityRoutes } from '../http/liabilityRoutes';
import { registerMailboxRoutes } from '../http/mailboxRoutes';
import { registerMarketRoutes } from '../http/marketRoutes';
import type { Metrics } from '../http/metrics';
import { registerNoticeRoutes } from '../http/noticeRoutes';
import { registerOperatorRoutes } from '../http/operatorRoutes';
import { registerOwnDataRoutes } from '../http/ownDataRoutes';
import { registerPasskeyRoutes } from '../http/passkeyRoutes';
import { registerPasswordRoutes } from '../http/passwordRoutes';
import { registerPaymentWebhook } from '../http/paymentWebhook';
import { registerPracticeRoutes } from '../http/practiceRoutes';
import { registerReferralRoutes } from '../http/referralRoutes';
import { registerSecurityRoutes } from '../http/securityRoutes';
import { registerSimulatedPayments } from '../http/simulatedPaymentRoutes';
import { registerSiteRoutes } from '../http/siteRoutes';
import { registerSpotRoutes } from '../http/spotRoutes';
import { registerStartedRoutes } from '../http/startedRoutes';
import { registerStatementRoutes } from '../http/statementRoutes';
import { registerUploadRoutes } from '../http/uploadRoutes';
import { registerUserRoutes } from '../http/userRoutes';
import { registerUserTransferRoutes } from '../http/userTransferRoutes';
import { registerVerificationRoutes } from '../http/verificationRoutes';
import { registerVerificationWebhook } from '../http/verificationWebhook';
import { registerWalletRoutes } from '../http/walletRoutes';
import { registerWithdrawalRoutes } from '../http/withdrawalRoutes';
import { registerStreams } from '../ws/registerStreams';
import type { Custody } from './openCustody';
import type { Express } from './openExpress';
import type { Markets } from './openMarkets';
import type { Operating } from './openOperating';
import { startedOf } from './startedOf';

export interface RouteParts extends Markets {
  database: MeasuredDatabase;
  bus: Bus;
  clock: Clock;
  metrics: Metrics;
  brands: BrandStore;
  heavyReads: HeavyReads;
  accounts: Accounts;
  uploads: Uploads;
  verification: Verifications;
  handovers: Handovers;
  ownData: OwnData;
  statements: StatementContext;
  notices: Notices;
  push: Push;
  mailbox: Mailbox;
  /** Whose messages end there. */
  unsent: MailboxPlace['channels'];
  claims: ClaimContext;
  demo: DemoAccount | undefined;
  operating: Operating;
  referral: ReferralContext;
  wallets: WalletContext;
  userTransfers: UserTransferContext;
  convert: ConvertContext;
  liabilities: LiabilityContext;
  express: Express;
  custody: Custody;
  earn: EarnContext;
  withdrawals: WithdrawalContext;
  has: SiteGateways;
}

function registerSite(app: FastifyInstance, { brands, marketData, has }: RouteParts): void {
  const markets = {
    coins: () => marketData.coins(),
    pairs: () =>
      marketData
        .markets()
        .map(({ instrument }) => instrument)
        .filter(({ kind }) => kind === 'SPOT'),
    usdRates: () => usdRatesFrom(marketData.lastPrices()),
  };
  const brandOf = (host: string) => brands.get(brands.nameOf(host));
  registerSiteRoutes(app, {
    configOf: (host) => siteConfigOf(brandOf(host), markets, has),
    documentOf: (host, name, language) => documentIn(brandOf(host).documents, name, language),
    imageOf: (name) => brands.image(name),
  });
}

function registerTrading(
  app: FastifyInstance,
  { database, writer, clock, bus, marketData, claims, metrics, heavyReads }: RouteParts,
): void {
  const websocketTokens = createWebsocketTokenRepository(database);
  const spot = createSpot({ writer, queries: asHeavyReads(createSpotRepository(database), heavyReads), websocketTokens, clock });
  registerSpotRoutes(app, spot);
  registerFavouriteRoutes(app, { store: createFavouriteStore(database), markets: writer.markets });
  registerPracticeRoutes(app, claims);
  const hub = registerStreams(app, {
    marketData,
    bus,
    clock,
    redeemWebsocketToken: (token) => redeemWebsocketToken(spot, token),
    readFeeRates: (userIds) => readFeeRatesOf(spot, userIds),
    readNoticeCounts: createNoticeRepository(database).counts,
  });
  metrics.addGauge({ name: 'kontor_stream_clients', help: 'Open WebSocket connections', read: () => hub.counts.clients });
  metrics.addGauge({ name: 'kontor_stream_channels', help: 'Channels somebody listens to', read: () => hub.counts.channels });
}

/** Every area's routes. */
export function registerRoutes(app: FastifyInstance, parts: RouteParts): void {
  registerSite(app, parts);
  registerAuthRoutes(app, parts.accounts);
  registerPasswordRoutes(app, parts.accounts);
  registerUserRoutes(app, parts.accounts);
  registerSecurityRoutes(app, parts.accounts);
  registerOwnDataRoutes(app, parts.accounts, parts.ownData);
  registerUploadRoutes(app, parts.uploads);
  registerPasskeyRoutes(app, parts.accounts);
  registerVerificationRoutes(app, parts.verification);
  registerHandoverRoutes(app, parts.handovers);
  registerVerificationWebhook(app, parts.verification.takeProviderDecision);
  registerNoticeRoutes(app, parts.notices, parts.push);
  registerMarketRoutes(app, parts.marketData);
  registerEarnRoutes(app, parts.earn);
  registerTrading(app, parts);
  registerWalletRoutes(app, parts.wallets);
  registerStatementRoutes(app, parts.statements);
  registerUserTransferRoutes(app, parts.userTransfers);
  registerConvertRoutes(app, parts.convert);
  registerLiabilityRoutes(app, parts.liabilities);
  registerExpressRoutes(app, parts.express.context);
  registerPaymentWebhook(app, parts.express.takeNews);
  registerSimulatedPayments(app, parts.express.simulated);
  registerCustodyRoutes(app, parts.custody.deposits);
  registerWithdrawalRoutes(app, parts.withdrawals, parts.verification);
  registerReferralRoutes(app, parts.referral);
  registerMailboxRoutes(app, parts.mailbox, parts.unsent);
  registerStartedRoutes(app, () => startedOf(parts));
  registerOperatorRoutes(app, parts.operating.access, parts.operating.context);
}
