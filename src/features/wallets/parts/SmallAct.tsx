import { Button } from '@/src/ui/button/Button';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import type { Act } from './Acts';

/** An act beside others, in words alone. */
export function SmallAct({ act: { label, href, onClick } }: { act: Act }) {
  return href === undefined ? (
    <Button variant="tertiary" size="small" onClick={onClick}>
      {label}
    </Button>
  ) : (
    <ButtonLink variant="tertiary" size="small" href={href}>
      {label}
    </ButtonLink>
  );
}
