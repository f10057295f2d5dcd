import styles from '../Flow.module.css';
import { AnswerText, type TextParts } from './AnswerText';

/** Where a person lives or a company sits, but for the country. */
export function AddressFields({ parts }: { parts: TextParts }) {
  return (
    <>
      <AnswerText parts={parts} name="street" autoComplete="street-address" />
      <div className={styles.pair}>
        <AnswerText parts={parts} name="city" autoComplete="address-level2" />
        <AnswerText parts={parts} name="postalCode" autoComplete="postal-code" requirement="optional" />
      </div>
    </>
  );
}
