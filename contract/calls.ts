import Type, { type Static } from 'typebox';
import * as auth from './auth';
import * as earn from './earn';
import type { EndpointName } from './endpoints';
import * as favourites from './favourites';
import { Instrument } from './instrument';
import * as market from './market';
import * as practice from './practice';
import { Nothing, pageOf } from './primitives';
import * as security from './security';
import * as site from './site';
import * as spot from './spot';
import * as user from './user';
import * as wallet from './wallet';

interface CallSchemas {
  summary: string;
  /** Query of GET, body of POST and DELETE. */
  params: Type.TSchema;
  data: Type.TSchema;
}

/** What every endpoint takes and answers; validators, types and OpenAPI all come from here. */
export const calls = {
  siteConfig: { summary: 'Site config of a host', params: site.SiteConfigQuery, data: site.SiteConfig },
  siteDocument: { summary: "One of a brand's own texts, such as its terms", params: site.SiteDocumentQuery, data: site.SiteDocument },
  userInfo: { summary: 'The signed-in user', params: Nothing, data: user.UserInfo },
  languageSet: { summary: 'Save the interface language', params: user.LanguageSet, data: Type.Null() },
  trackStatus: { summary: 'Read a display flag, such as balance visibility', params: user.TrackStatusQuery, data: user.TrackStatus },
  trackSave: { summary: 'Save a display flag', params: user.TrackSave, data: user.TrackStatus },

  countries: { summary: 'Countries with dialing codes', params: Nothing, data: auth.Countries },
  captchaChallenge: { summary: 'A captcha challenge', params: auth.CaptchaQuery, data: auth.CaptchaChallenge },
  registerVerify: { summary: 'Start registering; sends a code', params: auth.RegisterVerify, data: auth.CodeSent },
  registerConfirm: { summary: 'Finish registering with the code', params: auth.CodeConfirm, data: auth.SignedIn },
  loginVerify: { summary: 'Log in with a password; sends a code', params: auth.LoginVerify, data: auth.CodeSent },
  loginConfirm: { summary: 'Finish logging in with the code', params: auth.LoginConfirm, data: auth.SignedIn },
  sendEmailCode: { summary: 'Send the code of a ticket again by email', params: auth.ResendCode, data: auth.CodeSent },
  sendSmsCode: { summary: 'Send the code of a ticket again by SMS', params: auth.ResendCode, data: auth.CodeSent },
  validateSmsCode: { summary: 'Whether a code is right, without using it up', params: auth.CodeConfirm, data: auth.SmsCodeValid },
  logout: { summary: 'Revoke the session', params: auth.Logout, data: Type.Null() },

  forgotPasswordVerify: { summary: 'Forgot password; sends a code if the account exists', params: auth.ForgotVerify, data: auth.CodeSent },
  forgotPasswordConfirm: {
    summary: 'Set a new password with the code; revokes every session',
    params: auth.ForgotConfirm,
    data: Type.Null(),
  },

  passwordChange: {
    summary: 'Change the password; ends every other session and holds sending for 24 h',
    params: security.ChangePassword,
    data: security.PasswordChanged,
  },

  securityState: { summary: 'What protects the account', params: Nothing, data: security.SecurityState },
  sessions: { summary: 'Own sessions, the latest used first', params: Nothing, data: Type.Array(security.Session) },
  sessionRevoke: { summary: 'End one of the own sessions', params: security.RevokeSession, data: Type.Null() },
  sessionRevokeOthers: { summary: 'End every own session but this one', params: Nothing, data: security.SessionsRevoked },
  sessionActive: { summary: 'Somebody is at it: the session does not end as idle', params: Nothing, data: Type.Null() },
  activity: {
    summary: 'Logins and what changed the protection, newest first',
    params: security.ActivityQuery,
    data: pageOf(security.Activity),
  },

  coins: { summary: 'Coins', params: Nothing, data: Type.Array(market.Coin) },
  instruments: { summary: 'Everything that can be traded, of every kind', params: Nothing, data: Type.Array(Instrument) },
  pairs: { summary: 'Spot pairs', params: Nothing, data: Type.Array(Instrument) },
  symbolInfo: { summary: 'One instrument', params: market.SymbolQuery, data: Instrument },
  tickers: { summary: 'Rolling 24 h tickers', params: market.TickersQuery, data: Type.Array(market.Ticker) },
  klines: { summary: 'Candles, oldest first', params: market.KlinesQuery, data: Type.Array(market.Kline) },
  depth: { summary: 'Order book snapshot', params: market.DepthQuery, data: market.Depth },
  recentTrades: { summary: 'Latest trades, newest first', params: market.TradesQuery, data: Type.Array(market.PublicTrade) },
  sparklines: { summary: 'Half-hourly closes of the past 24 h by pair', params: Nothing, data: market.Sparklines },

  createSpotOrder: { summary: 'Place a spot order', params: spot.CreateSpotOrder, data: spot.SpotOrder },
  cancelSpotOrder: { summary: 'Cancel one order by orderId or clientOrderId', params: spot.CancelSpotOrder, data: spot.SpotOrder },
  cancelAllSpotOrders: { summary: 'Cancel all open orders, of one pair or all', params: spot.CancelAllSpotOrders, data: spot.CanceledAll },
  openSpotOrders: { summary: 'Open orders, newest first', params: spot.OpenOrdersQuery, data: pageOf(spot.SpotOrder) },
  spotOrderHistory: { summary: 'Orders by status, newest first', params: spot.OrderHistoryQuery, data: pageOf(spot.SpotOrder) },
  spotTradeHistory: { summary: 'Own fills, newest first', params: spot.TradeHistoryQuery, data: pageOf(spot.SpotFill) },
  spotFeeRates: { summary: 'Own maker and taker fee rates', params: Nothing, data: spot.FeeRates },
  standardFeeRates: { summary: 'Maker and taker fee rates of a new account', params: Nothing, data: spot.FeeRates },
  spotBalances: { summary: 'Trading-wallet balances', params: Nothing, data: Type.Array(spot.Balance) },
  websocketToken: { summary: 'A short-lived token for the private stream', params: Nothing, data: spot.WebsocketToken },
  spotFavourites: { summary: 'Own favourite pairs, in the order of collecting', params: Nothing, data: favourites.Favourites },
  collectFavourite: {
    summary: 'Collect a pair; answers all favourites. Collecting twice is collecting once',
    params: favourites.FavouriteChange,
    data: favourites.Favourites,
  },
  uncollectFavourite: {
    summary: 'Un-collect a pair, collected or not; answers all favourites',
    params: favourites.FavouriteChange,
    data: favourites.Favourites,
  },

  createTransfer: { summary: 'Move money between two own wallets', params: wallet.CreateTransfer, data: wallet.Transfer },

  earnOffers: { summary: 'Earn plans open for new money', params: Nothing, data: Type.Array(earn.EarnOffer) },

  practiceStatus: { summary: 'Whether practice funds can be claimed', params: Nothing, data: practice.PracticeStatus },
  practiceClaim: { summary: 'Claim practice funds', params: Nothing, data: practice.PracticeClaimed },
} as const satisfies Record<EndpointName, CallSchemas>;

export type CallParams<Name extends EndpointName> = Static<(typeof calls)[Name]['params']>;
export type CallData<Name extends EndpointName> = Static<(typeof calls)[Name]['data']>;
