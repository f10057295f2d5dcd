import Type from 'typebox';
import { CodeSent } from '../auth';
import * as express from '../express';
import { PasskeyChallenge } from '../passkeys';
import { Nothing, pageOf } from '../primitives';

/** Buying and selling with money. */
export const expressCalls = {
  expressCurrencies: { summary: 'Currencies and coins of express trading', params: Nothing, data: express.ExpressCurrencies },
  expressMethods: {
    summary: 'Ways to pay for coins, or to be paid for them',
    params: express.ExpressMethodsQuery,
    data: Type.Array(express.ExpressMethod),
  },
  expressPrices: { summary: 'A price that holds for its seconds', params: express.ExpressPriceQuery, data: express.ExpressPrice },
  expressSlogan: { summary: "The brand's line over the page", params: Nothing, data: express.ExpressSlogan },
  expressLimits: { summary: 'What may still be bought and sold', params: Nothing, data: express.ExpressLimits },
  expressSaleVerify: { summary: 'Send the code that confirms one sale', params: express.SaleTerms, data: CodeSent },
  expressSaleChallenge: {
    summary: 'A challenge for one of the own passkeys, for one sale',
    params: express.SaleTerms,
    data: PasskeyChallenge,
  },
  expressCreateOrder: { summary: 'Buy or sell coins for money', params: express.CreateExpressOrder, data: express.ExpressOrder },
  expressOrder: { summary: 'An own order', params: express.ExpressOrderQuery, data: express.ExpressOrder },
  expressOrders: { summary: 'Own orders, newest first', params: express.ExpressOrdersQuery, data: pageOf(express.ExpressOrder) },
  expressCancel: { summary: 'Leave an order that is not paid', params: express.CancelExpressOrder, data: express.ExpressOrder },
} as const;
