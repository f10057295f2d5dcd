import { CirclePause } from 'lucide-react';
import { useMarketStateName } from '@/src/i18n/useMarketStateName';
import styles from './StateTag.module.css';
import { Tag } from './Tag';

interface StateTagProps {
  state: Parameters<ReturnType<typeof useMarketStateName>>[0];
  /** The sign alone, where there is no room for words; they are its name. */
  isSmall?: boolean;
}

/** Beside a pair's name while not everything may happen on its market. */
export function StateTag({ state, isSmall = false }: StateTagProps) {
  const name = useMarketStateName()(state);
  if (name === undefined) return null;
  if (isSmall)
    return (
      <span role="img" aria-label={name} title={name} className={styles.sign}>
        <CirclePause size={12} aria-hidden="true" />
      </span>
    );
  return (
    <Tag tone="warning" size="small" className={styles.tag} icon={<CirclePause size={12} aria-hidden="true" className={styles.icon} />}>
      <span className={styles.word} title={name}>
        {name}
      </span>
    </Tag>
  );
}
