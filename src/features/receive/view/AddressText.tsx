import clsx from 'clsx';
import { groupsOf, isAtEnd } from '../model';
import styles from '../Receive.module.css';

/** An address to be compared by eye: groups of four, its ends in the accent. Read out, it is one text. */
export function AddressText({ address }: { address: string }) {
  const groups = groupsOf(address);
  return (
    <p className={clsx('num', styles.address)} dir="ltr" data-testid="deposit-address" data-address={address}>
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other name than its place.
        <span key={index} className={isAtEnd(index, groups.length) ? styles.end : undefined}>
          {group}
        </span>
      ))}
    </p>
  );
}
