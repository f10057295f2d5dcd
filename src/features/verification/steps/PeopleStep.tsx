import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Owner, Signatory } from '@/domain/verification/answers';
import { peopleToKnow, placeOwners } from '@/domain/verification/ownership';
import { useKybPeople } from '@/src/api/queries/verification';
import { Button } from '@/src/ui/button/Button';
import { FieldMessage } from '@/src/ui/field/FieldMessage';
import { SelectField } from '@/src/ui/field/SelectField';
import { TextField } from '@/src/ui/field/TextField';
import styles from '../Flow.module.css';
import { type CountryEntry, CountryField } from '../fields/CountryField';
import { useOptions } from '../fields/useOptions';
import type { StepParts } from '../flow/StepForm';
import { newOwner } from '../owners/treeEdits';
import own from './People.module.css';

interface PeopleStepProps extends StepParts<'PEOPLE'> {
  /** Of the answers: who has to be known is asked for it. */
  version: number;
  owners: readonly Owner[];
  countries: readonly CountryEntry[];
  roles: readonly string[];
}

const newSignatory = (): Signatory => ({
  id: newOwner(null).id,
  givenNames: '',
  familyName: '',
  dateOfBirth: '',
  nationality: '',
  role: '',
});

/** Who signs for the company, and when those were born who must be known. */
export function PeopleStep({ answers, change, problemAt, version, owners, countries, roles }: PeopleStepProps) {
  const { t } = useTranslation('common');
  const { signatories = [], births = {} } = answers;
  // As it was when the step was opened: drafts of this step change nothing of the owners. Until the exchange has said so, and where it
  // cannot, who has to be known is worked out here, by the same rule.
  const [opened] = useState(version);
  const { data: asked } = useKybPeople(opened);
  const known = asked?.people ?? peopleToKnow(placeOwners(owners)).map(({ owner: { id, name } }) => ({ ownerId: id, name }));
  return (
    <>
      {signatories.map((one, place) => (
        <SignatoryFields
          key={one.id}
          place={place}
          signatory={one}
          {...{ countries, roles, problemAt }}
          onChange={(part) => change({ signatories: signatories.map((other) => (other.id === one.id ? { ...other, ...part } : other)) })}
          onRemove={() => change({ signatories: signatories.filter(({ id }) => id !== one.id) })}
        />
      ))}
      <div data-invalid={problemAt('signatories') !== undefined || undefined}>
        <Button
          variant="tertiary"
          size="small"
          startIcon={<Plus size={14} aria-hidden="true" />}
          onClick={() => change({ signatories: [...signatories, newSignatory()] })}
          data-testid="add-signatory"
        >
          {t('verification.people.add')}
        </Button>
        <FieldMessage id="signatories-error" error={problemAt('signatories')} />
      </div>
      {known.length > 0 ? (
        <section className={own.known}>
          <h3 className={styles.asideTitle}>{t('verification.people.known')}</h3>
          {known.map(({ ownerId, name }) => (
            <TextField
              key={ownerId}
              label={t('verification.people.birthOf', { name })}
              type="date"
              value={births[ownerId] ?? ''}
              onValueChange={(birth) => change({ births: { ...births, [ownerId]: birth } })}
              error={problemAt(`births.${ownerId}`)}
            />
          ))}
        </section>
      ) : null}
    </>
  );
}

interface SignatoryFieldsProps {
  place: number;
  signatory: Signatory;
  countries: readonly CountryEntry[];
  roles: readonly string[];
  problemAt: (field: string) => string | undefined;
  onChange: (part: Partial<Signatory>) => void;
  onRemove: () => void;
}

function SignatoryFields({ place, signatory, countries, roles, problemAt, onChange, onRemove }: SignatoryFieldsProps) {
  const { t } = useTranslation('common');
  const options = useOptions();
  const title = t('verification.people.nth', { number: place + 1 });
  const error = (field: string) => problemAt(`signatories.${place}.${field}`);
  const text = (field: 'givenNames' | 'familyName' | 'dateOfBirth', type?: string) => (
    <TextField
      label={t(`verification.fields.${field}`)}
      type={type}
      autoComplete="off"
      value={signatory[field]}
      onValueChange={(value) => onChange({ [field]: value })}
      error={error(field)}
    />
  );
  return (
    <fieldset className={own.person}>
      <legend className={own.legend}>{title}</legend>
      <div className={styles.pair}>
        {text('givenNames')}
        {text('familyName')}
        {text('dateOfBirth', 'date')}
        <CountryField
          label={t('verification.fields.nationality')}
          countries={countries}
          value={signatory.nationality}
          onValueChange={(nationality) => onChange({ nationality })}
          error={error('nationality')}
        />
        <SelectField
          label={t('verification.fields.role')}
          placeholder={t('verification.choose')}
          options={options('roles', roles)}
          value={signatory.role}
          onValueChange={(role) => onChange({ role })}
          error={error('role')}
        />
      </div>
      <Button
        variant="ghost"
        size="small"
        className={own.remove}
        onClick={onRemove}
        aria-label={t('verification.owners.remove', { name: title })}
      >
        {t('verification.owners.removeShort')}
      </Button>
    </fieldset>
  );
}
