import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HandoverLink } from '@/src/features/verification/handover/HandoverLink';
import { HandoverMatch } from '@/src/features/verification/handover/HandoverMatch';
import { renderShell } from '../../support/renderShell';

it('sends the number alone, not the form that it stands in', async () => {
  const onConfirm = jest.fn();
  const onOuter = jest.fn();
  renderShell(
    <div onSubmit={onOuter}>
      <HandoverMatch isBusy={false} onConfirm={onConfirm} />
    </div>,
  );
  await userEvent.type(screen.getByLabelText('Number on your phone'), '47{Enter}');
  expect(onConfirm).toHaveBeenCalledWith('47');
  expect(onOuter).not.toHaveBeenCalled();
});

it('shows a code that opens the phone in the language of this page', () => {
  const link = 'L'.repeat(43);
  renderShell(<HandoverLink link={link} expiresAt={Date.UTC(2026, 10, 16, 12)} />, { path: '/verification/kyc', locale: 'ar-AE' });
  expect(screen.getByTestId('handover-link')).toHaveAttribute('data-url', `http://localhost/ar-AE/verification/phone#${link}`);
});
