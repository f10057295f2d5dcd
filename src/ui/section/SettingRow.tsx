import clsx from 'clsx';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../button/Button';
import { ButtonLink } from '../button/ButtonLink';
import { IconTile } from './IconTile';
import { Row } from './Row';
import { RowWords } from './RowWords';
import styles from './SettingRow.module.css';

interface RowAction {
  label: string;
  /** Where it leads; without it, `onPress` acts. */
  href?: string;
  onPress?: () => void;
  /** What the page would like to be done: stays a button on phones. */
  isPrimary?: boolean;
  /** Why it cannot be done at the moment: stands under the row's text, and the button is off. */
  whyNot?: string;
}

interface SettingRowProps {
  icon: LucideIcon;
  title: string;
  text?: ReactNode;
  /** Its state, as a Tag. */
  state?: ReactNode;
  action?: RowAction;
}

/** One thing of the account: what it is, how it stands, and what can be done about it. On phones the whole row is pressed. */
export function SettingRow({ icon, title, text, state, action }: SettingRowProps) {
  const whyId = useId();
  const why = action?.whyNot ? (
    <span key="why" id={whyId}>
      {action.whyNot}
    </span>
  ) : undefined;
  const texts = [text, why].filter(Boolean);
  return (
    <Row className={styles.setting}>
      <IconTile icon={icon} />
      <RowWords title={title} texts={texts} />
      {state ? <span className={action?.isPrimary ? styles.besideButton : undefined}>{state}</span> : null}
      {action ? <RowButton {...action} title={title} whyId={whyId} /> : null}
    </Row>
  );
}

function RowButton({ label, href, onPress, isPrimary, whyNot, title, whyId }: RowAction & { title: string; whyId: string }) {
  const look = {
    variant: isPrimary ? ('primary' as const) : ('tertiary' as const),
    size: 'small' as const,
    className: clsx(styles.action, !isPrimary && styles.wholeRow),
    // Several rows of a page say "Change".
    'aria-label': `${label}: ${title}`,
  };
  const content = (
    <>
      <span className={styles.label}>{label}</span>
      <ChevronRight size={18} className={clsx(styles.go, 'mirror')} aria-hidden="true" />
    </>
  );
  return href === undefined || whyNot ? (
    <Button {...look} onClick={onPress} disabled={whyNot !== undefined} aria-describedby={whyNot ? whyId : undefined}>
      {content}
    </Button>
  ) : (
    <ButtonLink {...look} href={href}>
      {content}
    </ButtonLink>
  );
}
