/** What a notice is about. Users choose by kind where they hear of it. */
export const NOTICE_KINDS = ['TRADE', 'WALLET', 'SECURITY', 'SYSTEM', 'PRICE_ALERT'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Where users hear of it: in the product, by mail, by web push on the devices that agreed to it. */
export const NOTICE_CHANNELS = ['SCREEN', 'MAIL', 'PUSH'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** Notices are kept for a year. */
export const NOTICES_KEPT_DAYS = 365;

/** Specification section 9: five to a page. */
export const NOTICE_PAGE_SIZE = 5;
