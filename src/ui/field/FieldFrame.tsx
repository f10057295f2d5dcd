import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { FieldMessage } from './FieldMessage';

/** Specification section 9. */
export type FieldHeight = 32 | 40 | 48 | 56 | 72;
/** Specification section 3: `empty` says nothing about it. */
export type RequirementLevel = 'empty' | 'optional' | 'required';

export interface FieldText {
  label?: ReactNode;
  /** Beside the label: a link, a counter. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  /** Takes the hint's place, with an icon, and marks the field invalid. */
  error?: ReactNode;
  requirement?: RequirementLevel;
}

export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldText {
  className?: string;
  id?: string;
  children: (ids: FieldIds) => ReactNode;
}

/** Label above, message below, and the ids that tie them to the control in between. */
export function FieldFrame({ label, labelEnd, hint, error, requirement = 'empty', className, id, children }: FieldFrameProps) {
  const { t } = useTranslation('common');
  const ownId = useId();
  const controlId = id ?? ownId;
  const message = error || hint;
  const messageId = `${controlId}-message`;
  return (
    <div className={className}>
      {label || labelEnd ? (
        <div className={styles.head}>
          <label htmlFor={controlId} className={requirement === 'optional' ? styles.optional : undefined}>
            {label}
            {requirement === 'optional' ? <span> {t('ui.field.optional')}</span> : null}
          </label>
          {labelEnd}
        </div>
      ) : null}
      {children({
        id: controlId,
        'aria-describedby': message ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': requirement === 'required' ? true : undefined,
      })}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
