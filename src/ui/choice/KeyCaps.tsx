import { useTranslation } from 'next-i18next/pages';
import type { KeyPart } from '@/src/lib/keyboard/keyParts';
import { Kbd } from './Kbd';
import styles from './KeyCaps.module.css';

/** Keys as they are pressed, left to right in every language. */
export function KeyCaps({ parts }: { parts: readonly KeyPart[] }) {
  const { t } = useTranslation();
  return (
    <span className={styles.caps}>
      {parts.map((part) =>
        'word' in part ? (
          <span key={part.word} className={styles.word}>
            {t(`shell.keys.${part.word}`)}
          </span>
        ) : (
          <span key={part.keys.join()} dir="ltr" className={styles.together}>
            {part.keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </span>
        ),
      )}
    </span>
  );
}
