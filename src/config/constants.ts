// The constants of specification section 9, in one place. Times are milliseconds, lengths CSS pixels.

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export const SITE_CONFIG_CACHE_MS = 5 * SECOND;

export const HISTORY_PAGE_SIZE = 20;
export const NOTICE_PAGE_SIZE = 5;
/** Of the look-up that counts spot open orders (section 7, "Record-count lookups"). */
export const OPEN_ORDERS_PAGE_SIZE = 30;
/** Levels a side. */
export const ORDER_BOOK_LIMIT = 30;
export const BALANCE_REFRESH_MS = 5 * MINUTE;
export const KLINE_DEDUPE_MS = 30 * MINUTE;

export const PROGRESS_START = 0.3;
export const PROGRESS_STOP_DELAY_MS = 200;
export const FOOTER_DELAY_MS = SECOND;

export const TOAST_MAX = 3;
export const TOAST_DURATION_MS = 3 * SECOND;
export const TOAST_FIRST_DELAY_MS = 50;

export const PICKER_WIDTH = 462;
export const LANGUAGE_ITEM_WIDTH = 130;
export const PREFETCH_MARGIN = 200;

export const DEFAULT_LANGUAGE = 'en';
export const DEFAULT_CURRENCY = 'USD';
export const DEFAULT_DIALING_CODE = '852';

export const CHAT_LOCALE_RETRY_MS = 500;
/** Specification section 9: how often unread notifications are counted again. */
export const NOTICE_REFRESH_MS = 5 * 60_000;
