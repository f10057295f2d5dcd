import { useState } from 'react';
import { type Upload, UploadField } from '@/src/uploads';
import { Section } from '../Section';
import styles from '../Workshop.module.css';

/** Files that are asked for: they are sent to the exchange, so whoever tries them is signed in. */
export function Uploads() {
  const [front, setFront] = useState<Upload>();
  const [paper, setPaper] = useState<Upload>();
  return (
    <Section title="Uploads">
      <div className={styles.column}>
        <UploadField
          type="ID_FRONT"
          label="Front side"
          frame="card"
          cameraTitle="Front of your identity card"
          value={front}
          onChange={setFront}
          problems={front?.isInUse ? ['One corner is cut off'] : []}
        />
        <UploadField type="ADDRESS_PROOF" label="Proof of address" value={paper} onChange={setPaper} error={paper ? undefined : 'Needed'} />
      </div>
    </Section>
  );
}
