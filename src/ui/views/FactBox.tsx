import clsx from 'clsx';
import styles from './FactBox.module.css';

interface FactBoxProps {
  /** In the order they are told; labels may repeat. */
  facts: readonly { key: string; label: string; value: string }[];
  /** Without the box, where a card is around them already. */
  plain?: boolean;
}

/** Amounts beside what they are, in a quiet box: what a dialog's act comes to. Nothing where there is none. */
export function FactBox({ facts, plain }: FactBoxProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={clsx(styles.facts, !plain && styles.box)}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            <bdi className="num">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
