import type { Column } from './columns';
import styles from './Table.module.css';

const from = { desktop: styles.untilDesktop, largePc: styles.untilLargePc };
const below = { tablet: styles.hideTablet, desktop: styles.hideDesktop, largePc: styles.hideLargePc };

/** The class that leaves a column out in some widths; undefined for columns that always show. */
export function hidingClass({ hideBelow, hideFrom }: Pick<Column<never>, 'hideBelow' | 'hideFrom'>): string | undefined {
  if (hideFrom) return from[hideFrom];
  return hideBelow && below[hideBelow];
}
