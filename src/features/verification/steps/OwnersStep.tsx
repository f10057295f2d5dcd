import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { CompanyAnswers, Owner } from '@/domain/verification/answers';
import { Button } from '@/src/ui/button/Button';
import { FieldMessage } from '@/src/ui/field/FieldMessage';
import type { CountryEntry } from '../fields/CountryField';
import type { StepParts } from '../flow/StepForm';
import { OwnerDialog } from '../owners/OwnerDialog';
import { OwnerTree } from '../owners/OwnerTree';
import { newOwner, withOwner, withoutOwner } from '../owners/treeEdits';

interface OwnersStepProps extends StepParts<'OWNERS'> {
  company: CompanyAnswers;
  countries: readonly CountryEntry[];
  /** The owner whose dialog is open. */
  edited: Owner | undefined;
  onEdit: (owner: Owner | undefined) => void;
}

/** Stands beside the step's title. */
export function AddOwner({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('common');
  return (
    <Button variant="tertiary" size="small" startIcon={<Plus size={14} aria-hidden="true" />} onClick={onAdd} data-testid="add-owner">
      {t('verification.owners.add')}
    </Button>
  );
}

/** Who owns the company, drawn until people stand at the end of each line. */
export function OwnersStep({ answers, change, problemAt, company, countries, edited, onEdit }: OwnersStepProps) {
  const { t } = useTranslation('common');
  const owners = answers.owners ?? [];
  const problem = problemAt('owners');
  const name = company.name || t('verification.kinds.BUSINESS.name');
  return (
    <div>
      <OwnerTree
        company={{ name, country: company.country, registrationNumber: company.registrationNumber }}
        owners={owners}
        countries={countries}
        problemAt={problemAt}
        onAdd={(parentId) => onEdit(newOwner(parentId))}
        onEdit={onEdit}
        onRemove={(id) => change({ owners: withoutOwner(owners, id) })}
      />
      {problem ? (
        <div tabIndex={-1} data-invalid>
          <FieldMessage id="owners-error" error={problem} />
        </div>
      ) : null}
      {edited ? (
        <OwnerDialog
          key={edited.id}
          owner={edited}
          owners={owners}
          companyName={name}
          countries={countries}
          onClose={() => onEdit(undefined)}
          onSave={(owner) => {
            change({ owners: withOwner(owners, owner) });
            onEdit(undefined);
          }}
        />
      ) : null}
    </div>
  );
}
