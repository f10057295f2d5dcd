import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import type { Act } from './Acts';
import styles from './WaysIn.module.css';

/** What leads to the first coins of a wallet. */
export function WaysIn({ ways }: { ways: readonly Act[] }) {
  if (ways.length === 0) return null;
  return (
    <span className={styles.ways}>
      {ways.map(({ key, label, href, onClick }) =>
        href === undefined ? (
          <Button key={key} variant="tertiary" size="small" onClick={onClick}>
            {label}
          </Button>
        ) : (
          <ButtonLink key={key} variant="tertiary" size="small" href={href}>
            {label}
          </ButtonLink>
        ),
      )}
    </span>
  );
}
