import { codes } from '@/contract/codes';
import { isApiError } from '@/src/api/apiError';

/** Nothing was made at the quote that got no answer, nor will be. */
export const isQuoteOver = (failure: unknown): boolean => isApiError(failure) && failure.code === codes.convertQuoteExpired.code;
