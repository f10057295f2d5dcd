import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '@/domain/verification/answers';
import { Declared } from '@/src/features/verification/view/Declared';
import { renderShell } from '../../support/renderShell';
import { dict } from '../../support/verificationScreens';

const answers = {
  COMPANY: {
    name: 'Harbour Trading GmbH',
    country: 'DE',
    registrationNumber: 'HRB 1234',
    street: 'Kai 7',
    postalCode: '20457',
    city: 'Hamburg',
    business: 'Buys and sells rope.',
  },
  OWNERS: {
    owners: [
      { id: 'h', parentId: null, type: 'COMPANY', name: 'Holding BV', share: '60', country: 'GB' },
      { id: 'p', parentId: 'h', type: 'PERSON', name: 'Jana Roth', share: '50', country: 'DE' },
    ],
  },
  PEOPLE: {
    births: { p: '1980-05-17' },
    signatories: [{ id: 's', givenNames: 'Omar', familyName: 'Haddad', role: 'DIRECTOR', dateOfBirth: '1975-02-03', nationality: 'GB' }],
  },
} as unknown as Answers;

/** What is told beside a name, in the part of a step. */
const fact = (name: string) => screen.getByText(name).closest('div') as HTMLElement;

it('says everything that a company declares, as it was answered, and nothing of what was not', () => {
  renderShell(<Declared answers={answers} countries={dict.countries} goTo={jest.fn()} />);
  expect(fact('Address')).toHaveTextContent('Kai 7, 20457, Hamburg');
  for (const said of ['Harbour Trading GmbH', 'Germany', 'HRB 1234', 'Buys and sells rope.']) expect(screen.getByText(said)).toBeVisible();
  expect(screen.queryByText('Website')).toBeNull();
  // What is held through another company counts of the company itself.
  expect(fact('Jana Roth')).toHaveTextContent(/30\s?% · Germany · .*1980/);
  expect(fact('Holding BV')).toHaveTextContent(/60\s?% · United Kingdom$/);
  expect(fact('Omar Haddad')).toHaveTextContent(/ · .*1975.* · United Kingdom$/);
});

it('leads back from each part to the step that asks for it', async () => {
  const goTo = jest.fn();
  renderShell(<Declared answers={answers} countries={dict.countries} goTo={goTo} />);
  for (const button of screen.getAllByRole('button', { name: /^Change: / })) await userEvent.click(button);
  expect(goTo.mock.calls).toEqual([['COMPANY'], ['OWNERS'], ['PEOPLE']]);
  expect(within(screen.getByRole('heading', { name: 'Company' }).parentElement as HTMLElement).getByRole('button')).toHaveAccessibleName(
    'Change: Company',
  );
});
