import { useTranslation } from 'next-i18next/pages';
import type { OrderSide, SpotOrderType } from '@/domain/order/enums';
import { TypeDrawing } from './TypeDrawing';
import styles from './TypeLines.module.css';
import { TYPE_WORDS } from './typeWords';

/** An order type with its drawing and what it does. */
export function TypeLines({ type, side }: { type: SpotOrderType; side: OrderSide }) {
  const { t } = useTranslation('common');
  return (
    <>
      <TypeDrawing type={type} />
      <span className={styles.lines}>
        <span className={styles.name}>{t(TYPE_WORDS[type])}</span>
        <span className={styles.text}>{t(`trade.typeText.${type}.${side}`)}</span>
      </span>
    </>
  );
}
