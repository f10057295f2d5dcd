import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';

interface MessagePageProps {
  title: string;
  text: string;
  /** Drawn above the words on mobile. */
  icon: LucideIcon;
  actions: ReactNode;
  /** Facts or ways on, at the end of the line; below the words on mobile. */
  aside?: ReactNode;
}

/** A page that is one message: what happened, one thing to do, and what else is known. On phones it stands alone, without the footer. */
export function MessagePage({ title, text, icon: Icon, actions, aside }: MessagePageProps) {
  return (
    <div className={styles.page} data-message-page="">
      <div className={styles.message}>
        <Icon size={44} strokeWidth={1.2} className={styles.icon} aria-hidden="true" />
        <h1>
          <Headline text={title} />
        </h1>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>{actions}</div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

const FULL_STOP = /[.。]$/;

/** A sentence with its full stop in the display type; on phones, where it is a title, without. */
function Headline({ text }: { text: string }) {
  const [stop] = FULL_STOP.exec(text) ?? [];
  if (stop === undefined) return text;
  return (
    <>
      {text.slice(0, -stop.length)}
      <span className={styles.stop}>{stop}</span>
    </>
  );
}
