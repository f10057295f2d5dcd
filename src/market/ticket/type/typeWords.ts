import type { SpotOrderType } from '@/domain/order/enums';

export const TYPE_WORDS = { LIMIT: 'trade.limit', MARKET: 'trade.market' } as const satisfies Record<SpotOrderType, string>;
