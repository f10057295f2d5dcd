import { useCallback } from 'react';
import type { OrderSide } from '@/domain/order/enums';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { orderSideChanged, sizeCleared } from '@/src/state/tradeSlice';

/** The side, and how to change it. A size means another share of another balance on the other side, so it goes. */
export function useChooseSide(): { side: OrderSide; choose: (side: OrderSide) => void } {
  const side = useAppSelector((state) => state.trade.orderSide);
  const dispatch = useAppDispatch();
  const choose = useCallback(
    (next: OrderSide) => {
      if (next === side) return;
      dispatch(orderSideChanged(next));
      dispatch(sizeCleared());
    },
    [dispatch, side],
  );
  return { side, choose };
}
