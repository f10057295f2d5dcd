import type { ConvertQuote, ConvertQuoteRequest } from '@/contract/convert';
import type { Actor } from '../actor';
import type { ConvertContext } from './context';
import { amountsOf, priceNow } from './price';
import { newQuoteId, signQuote } from './quoteToken';

/** A firm quote, for this user alone. Throws what `priceNow` says. */
export function quoteConversion(context: ConvertContext, { userId, brand }: Actor, request: ConvertQuoteRequest): ConvertQuote {
  const { clock, settings, secret } = context;
  const { wallet, ...asked } = request;
  const priced = priceNow(context, asked);
  const quotedMs = clock.now();
  const expiresMs = quotedMs + settings.quoteMs;
  const items = [{ ...priced, fee: 0n }];
  const quote = signQuote(secret, { quoteId: newQuoteId(), brand, userId, kind: 'ONCE', wallet, items, quotedMs, expiresMs });
  return { ...amountsOf(context, priced), wallet, quote, at: quotedMs, expiresAt: expiresMs };
}
