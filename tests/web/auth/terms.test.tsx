import { screen } from '@testing-library/react';
import { TermsCheckbox } from '@/src/features/auth/view/TermsCheckbox';
import { renderShell } from '../../support/renderShell';

it('terms that are not accepted are told as any field’s error: with its icon, spoken, and tied to the box', () => {
  renderShell(<TermsCheckbox isChecked={false} onChange={() => {}} error="Please confirm before you continue." />);
  const alert = screen.getByRole('alert');
  expect(alert.querySelector('svg')).toBeInTheDocument();
  const box = screen.getByRole('checkbox');
  expect(box).toHaveAccessibleDescription('Please confirm before you continue.');
  expect(box).toBeInvalid();
});
