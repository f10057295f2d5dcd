import type { Ranges } from '../model/fuzzy';
import type { ActionItem, PageItem } from '../model/paletteItem';
import styles from '../Palette.module.css';
import { MatchedText } from './MatchedText';

/** An action or a page. */
export function PlainLine({ item, ranges }: { item: ActionItem | PageItem; ranges: Ranges }) {
  const Icon = item.icon;
  return (
    <>
      <span className={styles.icon}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          <MatchedText text={item.words} ranges={ranges} />
        </span>
        {item.kind === 'action' && item.detail ? <span className={styles.detail}>{item.detail}</span> : null}
      </span>
    </>
  );
}
