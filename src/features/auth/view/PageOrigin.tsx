import { useSyncExternalStore } from 'react';
import styles from './MarketAside.module.css';

const never = () => () => {};

/** The address this page was loaded from: what a reader should compare with the address bar. */
export function PageOrigin() {
  // Only the browser knows for sure; the server renders nothing rather than a guess.
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  return (
    <b dir="ltr" className={styles.host}>
      {origin}
    </b>
  );
}
