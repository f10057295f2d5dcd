import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConvertPriceQuery } from '@/contract/convert';
import { type ApiError, isApiError } from '@/src/api/apiError';
import { askPrice, askQuote, type ConvertQuote } from '@/src/api/calls/convert';
import { useBackOnline } from './useBackOnline';
import { useSecondsLeft } from './useSecondsLeft';

/** Behind the last key: nobody means each digit. */
const PAUSE_MS = 400;

export interface QuoteQuestion extends ConvertPriceQuery {
  wallet: 'MAIN' | 'TRADE';
  /** Asks for a quote that is firm; a visitor sees what it would be. */
  isFirm: boolean;
}

interface Answer {
  key: string;
  amounts?: { give: string; get: string };
  firm?: ConvertQuote & { wallMs: number; steadyMs: number; lastsMs: number };
  error?: ApiError;
}

/**
 * What an amount comes to: asked for when it has changed, firm for its seconds, and asked for again only when its user wants it; or by
 * itself, where the line was cut and is back.
 */
export function useQuote(question: QuoteQuestion | undefined) {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);
  const key = question && JSON.stringify([question, attempt]);
  const asked = useRef(question);
  asked.current = question;

  useEffect(() => {
    if (key === undefined) return setAnswer(undefined);
    const leaving = new AbortController();
    const ask = async () => {
      const now = asked.current;
      if (!now) return;
      const { wallet, isFirm, ...price } = now;
      const [wallMs, steadyMs] = [Date.now(), performance.now()];
      try {
        if (!isFirm) {
          const amounts = await askPrice(price, leaving.signal);
          if (!leaving.signal.aborted) setAnswer({ key, amounts });
          return;
        }
        const quote = await askQuote({ ...price, wallet }, leaving.signal);
        if (leaving.signal.aborted) return;
        // It began before it was on its way here.
        const firm = { ...quote, wallMs, steadyMs, lastsMs: quote.expiresAt - quote.at };
        setAnswer({ key, amounts: quote, firm });
      } catch (error) {
        if (leaving.signal.aborted) return;
        if (!isApiError(error)) throw error;
        setAnswer({ key, error });
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [key]);

  const askAgain = useCallback(() => setAttempt((count) => count + 1), []);
  useBackOnline(answer?.error !== undefined, askAgain);

  const isAsking = key !== undefined && answer?.key !== key;
  const left = useSecondsLeft(isAsking ? undefined : answer?.firm);
  return {
    isAsking,
    /** Stay while others are on their way. */
    amounts: answer?.amounts,
    firm: isAsking || left.seconds === 0 ? undefined : answer?.firm,
    isExpired: !isAsking && answer?.firm !== undefined && left.seconds === 0,
    left,
    error: isAsking ? undefined : answer?.error,
    askAgain,
  };
}
