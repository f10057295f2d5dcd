import styles from './Earn.module.css';

/** What is gained, as it is said; "--" while that is not known. */
export function Gain({ text }: { text: string | undefined }) {
  return text === undefined ? <bdi className="num">--</bdi> : <bdi className={`num ${styles.gain}`}>{`+${text}`}</bdi>;
}
