import Head from 'next/head';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { useThemeChoice } from '@/src/theme/useThemeChoice';
import { Button } from '@/src/ui/button/Button';
import { surfaceIn } from './surfaces';
import { AccountParts } from './view/AccountParts';
import { Buttons } from './view/Buttons';
import { Charts } from './view/Charts';
import { Choices } from './view/Choices';
import { Feedback } from './view/Feedback';
import { Fields } from './view/Fields';
import { Numbers } from './view/Numbers';
import { Surfaces } from './view/Surfaces';
import { Tables } from './view/Tables';
import { Texts } from './view/Texts';
import { Uploads } from './view/Uploads';
import styles from './Workshop.module.css';

/**
 * Every component in every state, in both themes and directions. For people who build: production answers 404 unless it
 * is told to show it, as the browser tests and the screenshots do.
 */
export function Workshop() {
  const { toggle } = useThemeChoice();
  const { query } = useRouter();
  const [isRtl, setRtl] = useState(false);
  return (
    <div dir={isRtl ? 'rtl' : undefined} className={styles.sheet}>
      <Head>
        <title>Workshop</title>
      </Head>
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
      <Numbers />
      <Charts />
      <Feedback />
      <Tables />
      <Texts />
      <AccountParts />
      <Uploads />
      <Surfaces initial={surfaceIn(query.open)} />
    </div>
  );
}
