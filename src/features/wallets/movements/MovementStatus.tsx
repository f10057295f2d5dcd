import clsx from 'clsx';
import { CircleCheck, CircleMinus, CircleX, Clock3, type LucideIcon } from 'lucide-react';
import type { Transaction, TransactionStatus } from '@/contract/transactions';
import { Tag, type TagTone } from '@/src/ui/choice/Tag';
import styles from './Movements.module.css';
import { useMovementWords } from './useMovementWords';

const TONES: Readonly<Record<TransactionStatus, TagTone>> = {
  PENDING: 'warning',
  COMPLETED: 'success',
  REJECTED: 'error',
  CANCELED: 'neutral',
  FAILED: 'error',
};

const ICONS: Readonly<Record<TransactionStatus, LucideIcon>> = {
  PENDING: Clock3,
  COMPLETED: CircleCheck,
  REJECTED: CircleX,
  CANCELED: CircleMinus,
  FAILED: CircleX,
};

/** How far it is, as a tag. */
export function MovementTag({ row }: { row: Transaction }) {
  const words = useMovementWords();
  return <Tag tone={TONES[row.status]}>{words.status(row)}</Tag>;
}

/** The same in a line of text: a sign and words. */
export function MovementState({ row }: { row: Transaction }) {
  const words = useMovementWords();
  const Icon = ICONS[row.status];
  return (
    <span className={clsx(styles.state, styles[TONES[row.status]])}>
      <Icon size={12} aria-hidden="true" />
      {words.status(row, true)}
    </span>
  );
}
