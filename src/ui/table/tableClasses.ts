import type { Column } from './columns';
import styles from './Table.module.css';

const below = { tablet: styles.hideTablet, desktop: styles.hideDesktop };

/** The class that leaves a column out in some widths; undefined for columns that always show. */
export function hidingClass({ hideBelow, hideFrom }: Pick<Column<never>, 'hideBelow' | 'hideFrom'>): string | undefined {
  if (hideFrom) return styles.untilDesktop;
  return hideBelow && below[hideBelow];
}
