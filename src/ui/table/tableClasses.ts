import styles from './Table.module.css';

const hiding = { tablet: styles.hideTablet, desktop: styles.hideDesktop };

/** The class that leaves a column out below a width; undefined for columns that always show. */
export function hidingClass(hideBelow: 'tablet' | 'desktop' | undefined): string | undefined {
  return hideBelow && hiding[hideBelow];
}
