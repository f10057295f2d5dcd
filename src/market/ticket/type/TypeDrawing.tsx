import type { OrderType } from '@/domain/order/enums';
import styles from './TypeDrawing.module.css';

/** The course of the price, and where on it the order trades. */
const DRAWINGS: Record<OrderType, { course: string; level: string; point: readonly [x: number, y: number] }> = {
  LIMIT: { course: 'M2 6l8 4 8-5 10 15 6-6 8-6', level: 'M2 20h40', point: [28, 20] },
  MARKET: { course: 'M2 22l8-6 8 4 10-10', level: 'M28 4v24', point: [28, 10] },
};

/** What happens to an order of this type, drawn small. */
export function TypeDrawing({ type }: { type: OrderType }) {
  const { course, level, point } = DRAWINGS[type];
  return (
    <svg width="44" height="32" viewBox="0 0 44 32" className={styles.drawing} data-type={type} aria-hidden="true" direction="ltr">
      <path d={course} className={styles.course} />
      <path d={level} className={styles.level} />
      <circle cx={point[0]} cy={point[1]} r="3.5" className={styles.point} />
    </svg>
  );
}
