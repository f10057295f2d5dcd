import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Answers, Owner } from '@/domain/verification/answers';
import { ownerProblems } from '@/domain/verification/ownerProblems';
import { StepForm } from '@/src/features/verification/flow/StepForm';
import { OwnersStep } from '@/src/features/verification/steps/OwnersStep';
import { renderShell } from '../../support/renderShell';

const owner = (id: string, parentId: string | null, share: string, kind: Owner['kind'] = 'PERSON'): Owner => ({
  ...{ id, parentId, kind, name: id, country: 'DE', share },
  ...(kind === 'COMPANY' ? { registrationNumber: `HRB ${id}` } : {}),
});

function Page({ owners, onSaved }: { owners: Owner[]; onSaved: (answers: Answers) => void }) {
  const [answers, setAnswers] = useState<Answers>({ OWNERS: { owners } });
  const [edited, setEdited] = useState<Owner>();
  return (
    <StepForm
      step="OWNERS"
      title="Owners"
      answers={answers}
      change={(step, part) => setAnswers({ [step]: part })}
      clashes={[]}
      choose={() => undefined}
      countries={[]}
      problems={ownerProblems(answers.OWNERS?.owners ?? [])}
      finish={async () => undefined}
      saveDraft={async () => undefined}
      saveState="saved"
      onBack={() => undefined}
      onDone={() => onSaved(answers)}
    >
      {(parts) => (
        <OwnersStep
          {...parts}
          company={{ name: 'Speicher GmbH' }}
          countries={[{ iso2: 'DE', name: 'Germany' } as never]}
          edited={edited}
          onEdit={setEdited}
        />
      )}
    </StepForm>
  );
}
const goOn = () => userEvent.click(screen.getByTestId('step-on'));
const button = (name: string) => screen.getByRole('button', { name });

it('shows whoever hangs on a company that is gone, says what is wrong, and lets them be removed', async () => {
  const onSaved = jest.fn();
  renderShell(<Page owners={[owner('Amira', null, '100'), owner('Lena', 'holding', '5')]} onSaved={onSaved} />);
  const lena = screen.getByTestId('owner-Lena');
  expect(lena).not.toHaveAttribute('data-invalid');
  await goOn();
  expect(within(lena).getByRole('alert')).toHaveTextContent(/^The company this share was of is gone\./);
  await waitFor(() => expect(button('Change Lena')).toHaveFocus());
  expect(onSaved).not.toHaveBeenCalled();
  await userEvent.click(button('Remove Lena'));
  await goOn();
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ OWNERS: { owners: [owner('Amira', null, '100')] } }));
});

it('shows those who hold each other, who stand below nobody', () => {
  renderShell(<Page owners={[owner('a', 'b', '100', 'COMPANY'), owner('b', 'a', '100', 'COMPANY')]} onSaved={() => undefined} />);
  expect(screen.getByTestId('owner-a')).toHaveTextContent('holds 100% of b');
  expect(screen.getByTestId('owner-a')).toHaveTextContent('--');
});

it('says of a circle once what is wrong, and of nobody in none whether they must be known', async () => {
  const ring = [owner('a', 'b', '100', 'COMPANY'), owner('b', 'a', '100', 'COMPANY'), owner('Lena', 'gone', '5')];
  renderShell(<Page owners={[owner('Amira', null, '100'), ...ring]} onSaved={() => undefined} />);
  await goOn();
  for (const name of ['a', 'b']) expect(within(screen.getByTestId(`owner-${name}`)).getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByTestId('owner-Amira')).toHaveTextContent('Must be known');
  expect(screen.getByTestId('owner-Lena')).not.toHaveTextContent(/Must be known|Not needed/);
});

it('leads to the first owner that is wrong, or to what is wrong with all of them', async () => {
  const { unmount } = renderShell(
    <Page owners={[owner('Amira', null, '50'), owner('Holding', null, '50', 'COMPANY')]} onSaved={() => undefined} />,
  );
  await goOn();
  await waitFor(() => expect(button('Add owner of Holding')).toHaveFocus());
  unmount();
  renderShell(<Page owners={[owner('Amira', null, '50')]} onSaved={() => undefined} />);
  await goOn();
  await waitFor(() => expect(screen.getByText('The shares must sum to exactly 100%').closest('[tabindex]')).toHaveFocus());
});

describe('an owner', () => {
  const under = () => screen.getByRole('combobox', { name: 'Holds a share of' });
  const offered = () => within(under()).getAllByRole('option').slice(1);
  const placeUnder = async (name: string) => {
    await userEvent.selectOptions(under(), name);
    await userEvent.click(screen.getByTestId('save-owner'));
  };

  it('whose company is gone is placed under another, or under the company itself, before they are saved', async () => {
    const holding = owner('Holding', null, '100', 'COMPANY');
    const onSaved = jest.fn();
    renderShell(<Page owners={[holding, owner('Lena', 'gone', '100')]} onSaved={onSaved} />);
    await userEvent.click(button('Change Lena'));
    expect(offered().map((option) => option.textContent)).toEqual(['Speicher GmbH', 'Holding']);
    await userEvent.click(screen.getByTestId('save-owner'));
    expect(under()).toHaveAccessibleDescription('This is missing');
    await placeUnder('Holding');
    await goOn();
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ OWNERS: { owners: [holding, owner('Lena', 'Holding', '100')] } }));
  });

  it('is placed under nobody they hold themselves: what is a circle opens', async () => {
    const [a, b, c] = [owner('a', 'b', '100', 'COMPANY'), owner('b', 'a', '50', 'COMPANY'), owner('c', null, '20', 'COMPANY')];
    renderShell(<Page owners={[a, b, c]} onSaved={() => undefined} />);
    await userEvent.click(button('Change a'));
    expect(offered().map((option) => option.textContent)).toEqual(['Speicher GmbH', 'c']);
    await placeUnder('Speicher GmbH');
    await waitFor(() => expect(screen.getByTestId('owner-b')).toHaveTextContent('50%'));
  });

  it('of a company with no other behind it is asked nothing of the kind', async () => {
    renderShell(<Page owners={[owner('Amira', null, '100')]} onSaved={() => undefined} />);
    await userEvent.click(button('Change Amira'));
    expect(await screen.findByLabelText('Share of Speicher GmbH, in percent')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Holds a share of' })).toBeNull();
  });
});
