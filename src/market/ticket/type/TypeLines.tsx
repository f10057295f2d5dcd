import { useTranslation } from 'next-i18next/pages';
import type { OrderSide, OrderType } from '@/domain/order/enums';
import { TypeDrawing } from './TypeDrawing';
import styles from './TypeLines.module.css';

/** An order type with its drawing and what it does. */
export function TypeLines({ type, side }: { type: OrderType; side: OrderSide }) {
  const { t } = useTranslation('common');
  return (
    <>
      <TypeDrawing type={type} />
      <span className={styles.lines}>
        <span className={styles.name}>{t(`trade.types.${type}`)}</span>
        <span className={styles.text}>{t(`trade.typeText.${type}.${side}`)}</span>
      </span>
    </>
  );
}
