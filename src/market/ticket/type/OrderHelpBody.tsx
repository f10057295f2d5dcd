import { ORDER_TYPES } from '@/domain/order/enums';
import { useAppSelector } from '@/src/state/hooks';
import { AskSwitches } from './AskSwitches';
import styles from './OrderHelp.module.css';
import { TypeLines } from './TypeLines';

export function OrderHelpBody() {
  const side = useAppSelector((state) => state.trade.orderSide);
  return (
    <>
      <ul className={styles.rows}>
        {ORDER_TYPES.map((type) => (
          <li key={type} className={styles.row}>
            <TypeLines type={type} side={side} />
          </li>
        ))}
      </ul>
      <AskSwitches />
    </>
  );
}
