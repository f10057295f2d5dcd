import { useFormat } from '@/src/format';
import { useAppSelector } from '@/src/state/hooks';
import { Chip } from '@/src/ui/choice/Chip';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { wrongOf } from '../model/room';
import type { ExpressForm } from '../useExpressForm';
import styles from './Pair.module.css';

const CHIPS = ['100', '250', '500', '1000', '5000'];

/** Amounts at hand. Which of them the own limit allows is told to nobody while balances are hidden: a press says it then. */
export function AmountChips({ form: { draft, method, room, change } }: { form: ExpressForm }) {
  const format = useFormat();
  const isShown = useAppSelector((state) => state.profile.showBalances);
  const { typed, amount, currency } = draft;
  return (
    <div className={styles.chips}>
      {currency === ''
        ? CHIPS.map((chip) => <Skeleton key={chip} width={72} height={32} />)
        : CHIPS.map((chip) => (
            <Chip
              key={chip}
              selected={typed === 'money' && amount === chip}
              disabled={method && wrongOf(chip, method, isShown ? room : undefined) !== undefined}
              onClick={() => change({ typed: 'money', amount: chip })}
            >
              {format.currencyPrice(chip, 0, currency)}
            </Chip>
          ))}
    </div>
  );
}
