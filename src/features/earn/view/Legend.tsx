import styles from './Chart.module.css';

/** Which line is which. */
export function Legend({ solid, dashed }: { solid: string; dashed?: string | undefined }) {
  return (
    <span className={styles.legend}>
      <span data-line="solid">{solid}</span>
      {dashed === undefined ? null : <span data-line="dashed">{dashed}</span>}
    </span>
  );
}
