import { useTranslation } from 'next-i18next/pages';
import { DOCUMENT_KINDS, type DocumentKind, documentKindsOf, sidesOf } from '@/domain/verification/dictionary';
import { sideType } from '@/domain/verification/files';
import { TextField } from '@/src/ui/field/TextField';
import styles from '../Flow.module.css';
import { type CountryEntry, CountryField } from '../fields/CountryField';
import { FileField } from '../fields/FileField';
import type { StepParts } from '../flow/StepForm';
import { DocumentKinds } from '../view/DocumentKinds';
import { PhotoAdvice } from '../view/PhotoAdvice';

/** Which document, what it says, and photos of it. */
export function DocumentStep({ answers, change, problemAt, countries }: StepParts<'DOCUMENT'> & { countries: readonly CountryEntry[] }) {
  const { t } = useTranslation('common');
  const kind = DOCUMENT_KINDS.find((known) => known === answers.documentKind);
  return (
    <>
      <CountryField
        label={t('verification.fields.issuer')}
        countries={countries}
        onlyServed
        value={answers.issuer}
        onValueChange={(issuer) => change({ issuer, ...(kind && documentKindsOf(issuer).includes(kind) ? {} : NO_DOCUMENT) })}
        error={problemAt('issuer')}
      />
      {answers.issuer ? (
        <DocumentKinds
          kinds={documentKindsOf(answers.issuer)}
          value={kind}
          onChange={(documentKind) => change({ documentKind, ...(isPassport(documentKind) === isPassport(kind) ? {} : NO_SIDES) })}
          error={problemAt('documentKind')}
        />
      ) : null}
      <div className={styles.pair}>
        <TextField
          label={t('verification.fields.number')}
          autoComplete="off"
          numeric
          value={answers.number ?? ''}
          onValueChange={(number) => change({ number })}
          error={problemAt('number')}
        />
        <TextField
          label={t('verification.fields.expiresOn')}
          type="date"
          value={answers.expiresOn ?? ''}
          onValueChange={(expiresOn) => change({ expiresOn })}
          error={problemAt('expiresOn')}
        />
      </div>
      {kind ? (
        <>
          <PhotoAdvice of="document" place="above" />
          <Sides {...{ kind, answers, change, problemAt }} />
        </>
      ) : null}
    </>
  );
}

const isPassport = (kind: DocumentKind | undefined) => kind === 'PASSPORT';
/** A photo of a card is none of the page of a passport. */
const NO_SIDES = { front: '', back: '' };
/** What another country does not issue is not kept. Empty, for what is not given stays as it is. */
const NO_DOCUMENT = { documentKind: '', ...NO_SIDES };

function Sides({ kind, answers, change, problemAt }: StepParts<'DOCUMENT'> & { kind: DocumentKind }) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.pair}>
      {sidesOf(kind).map((side) => (
        <FileField
          key={side}
          type={sideType(kind, side)}
          label={t(isPassport(kind) ? 'verification.fields.passportPage' : `verification.fields.${side}`)}
          frame={isPassport(kind) ? 'passport' : 'card'}
          value={answers[side]}
          onValueChange={(uploadId) => change({ [side]: uploadId ?? '' })}
          error={problemAt(side)}
        />
      ))}
    </div>
  );
}
