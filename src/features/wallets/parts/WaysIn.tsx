import type { Act } from './Acts';
import { SmallAct } from './SmallAct';
import styles from './WaysIn.module.css';

/** What leads to the first coins of a wallet. */
export function WaysIn({ ways }: { ways: readonly Act[] }) {
  if (ways.length === 0) return null;
  return (
    <span className={styles.ways}>
      {ways.map((act) => (
        <SmallAct key={act.key} act={act} />
      ))}
    </span>
  );
}
