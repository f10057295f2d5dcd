import { MousePointerClick, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { ORDER_TYPES, type OrderSide } from '@/domain/order/enums';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import type { HotkeyId } from '@/src/config/hotkeys';
import { useFormat } from '@/src/format';
import { isBound, runHotkey } from '@/src/lib/keyboard/hotkeyBoard';
import { TYPE_HOTKEYS } from '@/src/market/ticket/type/typeHotkeys';
import { useOwnAccount } from '@/src/realtime';
import { useAppSelector } from '@/src/state/hooks';
import type { ActionItem } from '../model/paletteItem';

/** Sets the ticket up and leads to its amount; sending stays with its button. */
function openTicket(side: OrderSide): void {
  runHotkey(side === 'BUY' ? 'buySide' : 'sellSide');
  runHotkey('marketOrder');
  runHotkey('focusAmount');
}

const SWITCHES = [
  ['buySide', 'trade.buy'],
  ['sellSide', 'trade.sell'],
  ...ORDER_TYPES.map((type) => [TYPE_HOTKEYS[type], `trade.types.${type}`] as const),
] as const satisfies readonly (readonly [HotkeyId, string])[];

/** What the ticket in view can be told: both market orders, and its switches. Nothing on pages without a ticket. */
export function useTicketActions(): { orders: readonly ActionItem[]; switches: readonly ActionItem[] } {
  const { t } = useTranslation();
  const format = useFormat();
  const decimalsOf = useCoinDecimals();
  const { balances } = useOwnAccount();
  const pair = useAppSelector((state) => state.trade.pair);
  const isShown = useAppSelector((state) => state.profile.showBalances);
  if (!isBound('buySide') || !pair) return { orders: [], switches: [] };
  const asset = pair.base;
  const available = isShown ? balances.get(asset)?.available : undefined;
  const opens = t('shell.palette.opensTicket');
  const held = available && t('shell.palette.amountAvailable', { amount: `${format.fixed(available, decimalsOf(asset))} ${asset}` });
  return {
    orders: [
      {
        kind: 'action',
        id: 'buy-market',
        words: t('shell.palette.buyMarket', { asset }),
        icon: TrendingUp,
        detail: opens,
        run: () => openTicket('BUY'),
      },
      {
        kind: 'action',
        id: 'sell-market',
        words: t('shell.palette.sellMarket', { asset }),
        icon: TrendingDown,
        detail: held ?? opens,
        run: () => openTicket('SELL'),
      },
    ],
    switches: SWITCHES.map(([hotkey, choice]) => ({
      kind: 'action',
      id: hotkey,
      words: t('shell.palette.ticketTo', { choice: t(choice) }),
      icon: MousePointerClick,
      hotkey,
      run: () => runHotkey(hotkey),
    })),
  };
}
