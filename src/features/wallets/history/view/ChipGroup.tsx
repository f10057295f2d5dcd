import { Check } from 'lucide-react';
import { useId } from 'react';
import { Chip } from '@/src/ui/choice/Chip';
import styles from './FilterDialog.module.css';

interface ChipGroupProps {
  label: string;
  options: readonly { value: string; label: string }[];
  isChosen: (value: string) => boolean;
  onChoose: (value: string) => void;
}

/** Choices of one kind under their name; what is chosen has a check. */
export function ChipGroup({ label, options, isChosen, onChoose }: ChipGroupProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-labelledby={id}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.chips}>
        {options.map(({ value, label: name }) => {
          const chosen = isChosen(value);
          return (
            <Chip
              key={value}
              selected={chosen}
              className={styles.chip}
              icon={chosen ? <Check size={14} aria-hidden="true" /> : undefined}
              onClick={() => onChoose(value)}
            >
              {name}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
