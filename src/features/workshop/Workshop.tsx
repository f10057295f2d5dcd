import { useState } from 'react';
import { useThemeChoice } from '@/src/theme/useThemeChoice';
import { Button } from '@/src/ui/button/Button';
import { Buttons } from './view/Buttons';
import { Choices } from './view/Choices';
import { Feedback } from './view/Feedback';
import { Fields } from './view/Fields';
import { Tables } from './view/Tables';
import styles from './Workshop.module.css';

/** Every component in every state, in both themes and directions. For people who build; production answers 404. */
export function Workshop() {
  const { toggle } = useThemeChoice();
  const [isRtl, setRtl] = useState(false);
  return (
    <div dir={isRtl ? 'rtl' : undefined} className={styles.sheet}>
      <div className={styles.bar}>
        <Button variant="border" onClick={toggle}>
          Theme
        </Button>
        <Button variant="border" onClick={() => setRtl(!isRtl)}>
          Direction
        </Button>
      </div>
      <Buttons />
      <Choices />
      <Fields />
      <Feedback />
      <Tables />
    </div>
  );
}
