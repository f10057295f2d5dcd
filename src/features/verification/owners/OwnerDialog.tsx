import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { Owner } from '@/domain/verification/answers';
import { ownProblem } from '@/domain/verification/ownerProblems';
import { Button } from '@/src/ui/button/Button';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { RadioGroup } from '@/src/ui/choice/RadioGroup';
import { SelectField } from '@/src/ui/field/SelectField';
import { TextField } from '@/src/ui/field/TextField';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { type CountryEntry, CountryField } from '../fields/CountryField';
import styles from './Owners.module.css';
import { companiesAbove } from './treeEdits';

interface OwnerDialogProps {
  owner: Owner;
  owners: readonly Owner[];
  /** Of the company itself. */
  companyName: string;
  countries: readonly CountryEntry[];
  onSave: (owner: Owner) => void;
  onClose: () => void;
}

/** The company itself, in a list of ids. */
const ITSELF = '/';

/** Where a decimal comma is usual, it is meant. */
const asDecimal = (typed: string) => typed.trim().replace(',', '.').replace(/%$/, '').trim();

/** One owner: who, from where, and how much. */
export function OwnerDialog({ owner, owners, companyName, countries, onSave, onClose }: OwnerDialogProps) {
  const { t } = useTranslation('common');
  const [draft, setDraft] = useState(owner);
  const [isChecked, setChecked] = useState(false);
  const problem = ownProblem(draft);
  const above = companiesAbove(owner, owners);
  const nameOf = (parentId: string | null) => (parentId === null ? companyName : above.find(({ id }) => id === parentId)?.name);
  // Of a company that is gone, or that the owner holds itself.
  const isMisplaced = nameOf(draft.parentId) === undefined;
  const change = (part: Partial<Owner>) => setDraft((before) => ({ ...before, ...part }));
  const errorAt = (field: string) => (isChecked && problem?.[0] === field ? t(`verification.problems.${problem[1]}`) : undefined);
  const save = () => {
    setChecked(true);
    if (!problem && !isMisplaced) onSave(draft);
  };
  const text = (field: 'name' | 'share' | 'registrationNumber', label: string, numeric = false) => (
    <TextField
      label={label}
      numeric={numeric}
      inputMode={field === 'share' ? 'decimal' : undefined}
      value={draft[field] ?? ''}
      onValueChange={(value) => change({ [field]: field === 'share' ? asDecimal(value) : value })}
      error={errorAt(field)}
    />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(owner.name ? 'verification.owners.edit' : 'verification.owners.addBelow', { name: owner.name || nameOf(owner.parentId) })}
      actions={
        <Button onClick={save} size="large" data-testid="save-owner">
          {t('verification.owners.save')}
        </Button>
      }
      stretchActions
    >
      <div className={styles.fields}>
        <RadioGroup
          label={t('verification.owners.kind')}
          options={[
            { value: 'PERSON', label: t('verification.owners.person') },
            { value: 'COMPANY', label: t('verification.owners.company') },
          ]}
          value={draft.kind}
          onChange={(kind) => change({ kind, isControlling: kind === 'PERSON' ? draft.isControlling : undefined })}
        />
        {text('name', t('verification.owners.name'))}
        <CountryField
          label={t('verification.owners.country')}
          countries={countries}
          value={draft.country}
          onValueChange={(country) => change({ country })}
          error={errorAt('country')}
        />
        {draft.kind === 'COMPANY' ? text('registrationNumber', t('verification.fields.registrationNumber'), true) : null}
        {above.length > 0 || nameOf(owner.parentId) === undefined ? (
          <SelectField
            label={t('verification.owners.under')}
            placeholder={t('verification.choose')}
            options={[{ value: ITSELF, label: companyName }, ...above.map(({ id, name }) => ({ value: id, label: name }))]}
            value={draft.parentId ?? ITSELF}
            onValueChange={(id) => change({ parentId: id === ITSELF ? null : id })}
            error={isChecked && isMisplaced ? t('verification.problems.REQUIRED') : undefined}
          />
        ) : null}
        {text(
          'share',
          isMisplaced ? t('verification.owners.share') : t('verification.owners.shareOf', { name: nameOf(draft.parentId) }),
          true,
        )}
        {draft.kind === 'PERSON' ? (
          <Checkbox
            label={t('verification.owners.controlling')}
            checked={draft.isControlling ?? false}
            onChange={(isControlling) => change({ isControlling })}
          />
        ) : null}
      </div>
    </Dialog>
  );
}
