import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '@/domain/verification/answers';
import { StepForm } from '@/src/features/verification/flow/StepForm';
import type { FieldClash } from '@/src/features/verification/model/rebase';
import { renderShell } from '../../support/renderShell';

// What is asked of changes on another device, by a part of the page that is loaded for it.

let isDown = true;
jest.mock('@/src/features/verification/flow/Elsewhere', () => {
  if (isDown) throw new Error('no line');
  return jest.requireActual('@/src/features/verification/flow/Elsewhere');
});

const finish = jest.fn(async () => undefined);
function show(clashes: FieldClash[], answers: Answers) {
  renderShell(
    <StepForm
      step={clashes[0]?.step ?? 'DETAILS'}
      title="Step"
      answers={answers}
      change={() => undefined}
      clashes={clashes}
      choose={() => undefined}
      countries={[]}
      problems={{}}
      finish={finish}
      saveDraft={async () => undefined}
      saveState="held"
      onBack={() => undefined}
      onDone={() => undefined}
    >
      {() => null}
    </StepForm>,
  );
}

it('says why nothing is saved where what asks cannot be loaded, and asks when it can', async () => {
  show([{ step: 'DETAILS', field: 'city', path: [], other: 'Ulm' }], { DETAILS: { city: 'Bonn' } });
  expect(screen.getByText(/^This was changed in another tab or on another device\./)).toBeVisible();
  const again = screen.getByRole('button', { name: 'Try again' });
  // Nothing goes on over it.
  await userEvent.click(screen.getByTestId('step-on'));
  expect(again).toHaveFocus();
  expect(finish).not.toHaveBeenCalled();
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('group', { name: 'City' })).toHaveTextContent('City was changed on another device');
  await waitFor(() => expect(screen.queryByText(/^This was changed in another tab/)).toBeNull());
});

const PUBLIC = 'Do you hold a public office, or are you close to somebody who does?';
it.each<[key: string, FieldClash, Answers, label: string, other: string]>([
  [
    'signatories.1.givenNames',
    { step: 'PEOPLE', field: 'signatories', path: ['s2', 'givenNames'], other: 'Jo' },
    { PEOPLE: { signatories: [{ id: 's1' }, { id: 's2' }] } } as unknown as Answers,
    'Signatory 2 · Given names',
    'Jo',
  ],
  [
    'births.amira',
    { step: 'PEOPLE', field: 'births', path: ['amira'], other: '1980-01-01' },
    { OWNERS: { owners: [{ id: 'amira', name: 'Amira Haddad' }] } } as unknown as Answers,
    'Date of birth of Amira Haddad',
    '1980-01-01',
  ],
  ['isExposed', { step: 'FUNDS', field: 'isExposed', path: [], other: true }, { FUNDS: { isExposed: false } }, PUBLIC, 'Yes'],
  ['isExposed', { step: 'FUNDS', field: 'isExposed', path: [], other: false }, { FUNDS: { isExposed: true } }, PUBLIC, 'No'],
])('says of %s which field it is and what stands there', async (key, clash, answers, label, other) => {
  show([clash], answers);
  const group = await screen.findByRole('group', { name: label });
  expect(group).toHaveAttribute('data-testid', `elsewhere-${key}`);
  expect(group.querySelector('bdi')).toHaveTextContent(other);
});
