import clsx from 'clsx';
import { BookUser, Car, FileBadge, IdCard, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId } from 'react';
import type { DocumentKind } from '@/domain/verification/dictionary';
import { FieldMessage } from '@/src/ui/field/FieldMessage';
import styles from './DocumentKinds.module.css';

const ICONS: Record<DocumentKind, LucideIcon> = { ID_CARD: IdCard, PASSPORT: BookUser, DRIVING_LICENCE: Car, RESIDENCE_PERMIT: FileBadge };

interface DocumentKindsProps {
  kinds: readonly DocumentKind[];
  value: DocumentKind | undefined;
  onChange: (kind: DocumentKind) => void;
  error?: string;
}

/** One of the documents a country issues, as cards: a radio group, with its keys. */
export function DocumentKinds({ kinds, value, onChange, error }: DocumentKindsProps) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.label}>{t('verification.fields.documentKind')}</legend>
      <div className={styles.cards}>
        {kinds.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <label key={kind} className={clsx(styles.card, kind === value && styles.chosen)}>
              <input
                type="radio"
                name={id}
                className={styles.input}
                checked={kind === value}
                aria-invalid={error ? true : undefined}
                onChange={() => onChange(kind)}
              />
              <Icon size={20} aria-hidden="true" />
              {t(`verification.documents.${kind}`)}
            </label>
          );
        })}
      </div>
      <FieldMessage id={`${id}-error`} error={error} />
    </fieldset>
  );
}
