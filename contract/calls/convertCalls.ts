import Type from 'typebox';
import * as convert from '../convert';
import { Nothing, pageOf } from '../primitives';

/** Converting one coin into another. */
export const convertCalls = {
  convertCoins: { summary: 'Coins that can be converted, and what it costs', params: Nothing, data: convert.ConvertCoins },
  convertPrice: { summary: 'What an amount would become now', params: convert.ConvertPriceQuery, data: convert.ConvertPrice },
  convertQuote: { summary: 'A firm quote, for seconds', params: convert.ConvertQuoteRequest, data: convert.ConvertQuote },
  convertOrder: { summary: 'Convert at a quote', params: convert.PlaceConversion, data: convert.Conversion },
  convertDetail: { summary: 'One own conversion', params: convert.ConversionQuery, data: convert.Conversion },
  conversions: { summary: 'Own conversions, newest first', params: convert.ConversionsQuery, data: pageOf(convert.Conversion) },
  convertSmall: { summary: 'Own balances that are too small to trade', params: convert.SmallQuery, data: convert.SmallBalances },
  convertSmallQuote: {
    summary: 'A firm quote for several small balances',
    params: convert.SmallQuoteRequest,
    data: convert.SmallQuote,
  },
  convertSmallOrder: {
    summary: 'Convert small balances at a quote',
    params: convert.PlaceConversion,
    data: Type.Array(convert.Conversion),
  },
  convertPlans: { summary: 'Own recurring conversions', params: Nothing, data: Type.Array(convert.Plan) },
  convertPlanCreate: { summary: 'Convert an amount again and again', params: convert.CreatePlan, data: convert.Plan },
  convertPlanChange: { summary: 'Pause, continue or change a recurring conversion', params: convert.ChangePlan, data: convert.Plan },
  convertPlanDelete: { summary: 'End a recurring conversion', params: convert.PlanName, data: Type.Null() },
  convertLimits: { summary: 'Own limit conversions, open ones first', params: Nothing, data: Type.Array(convert.Limit) },
  convertLimitCreate: { summary: 'Convert once a rate is reached', params: convert.CreateLimit, data: convert.Limit },
  convertLimitCancel: { summary: 'Take a limit conversion back', params: convert.LimitName, data: convert.Limit },
} as const;
