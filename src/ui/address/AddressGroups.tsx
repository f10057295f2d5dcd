import clsx from 'clsx';
import styles from './AddressGroups.module.css';

const GROUP = 4;

/** Groups that are looked at when two addresses are compared: with a last one that is short the one before, too. */
const isAtEnd = (index: number, count: number, last: number) => index === 0 || index >= count - (last < GROUP ? 2 : 1);

interface AddressGroupsProps {
  address: string;
  /** Places that differ from an address it is compared with: red and underlined. */
  differing?: readonly number[];
}

/** An address in groups of four, always left to right, its ends in colour. Copying gives the plain address: gaps are drawn, not written. */
export function AddressGroups({ address, differing }: AddressGroupsProps) {
  const lead = address.startsWith('0x') ? 2 : 0;
  const starts: number[] = [];
  for (let at = lead; at < address.length; at += GROUP) starts.push(at);
  const wrong = new Set(differing);
  return (
    <bdi className={clsx('num', styles.address)} dir="ltr">
      {lead ? <span className={styles.lead}>0x</span> : null}
      {starts.map((start, index) => (
        <span
          key={start}
          className={clsx(styles.group, !differing && isAtEnd(index, starts.length, address.length - (starts.at(-1) ?? 0)) && styles.end)}
        >
          {differing
            ? [...address.slice(start, start + GROUP)].map((letter, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a letter is its place in the address.
                <span key={place} className={wrong.has(start + place) ? styles.differs : undefined}>
                  {letter}
                </span>
              ))
            : address.slice(start, start + GROUP)}
        </span>
      ))}
    </bdi>
  );
}
