import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FundsStep } from '@/src/features/verification/steps/FundsStep';
import { SelfieStep } from '@/src/features/verification/steps/SelfieStep';
import { focusWrongField } from '@/src/ui/field/useWrongField';
import { answers } from '../../support/exchangeServer';
import { renderShell } from '../../support/renderShell';
import { AT, dict, show, withVerification } from '../../support/verificationScreens';

withVerification();

it('leads to the first picture that is missing', async () => {
  answers('kycIdentityInit', { version: 2, challengeId: 'first', gestures: ['STRAIGHT', 'LEFT', 'SMILE'], expiresAt: AT });
  const nothing = () => undefined;
  show(
    <SelfieStep
      record={{ version: 1, userId: '1' }}
      onRecord={nothing}
      onStale={async () => undefined}
      onIncomplete={nothing}
      onBack={nothing}
    />,
    '/verification/kyc',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  await userEvent.click(await screen.findByTestId('send-identity'));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Take a photo: / })[0]).toHaveFocus());
});

it('leads to a choice that was not made', async () => {
  const problemAt = (field: string) => (field === 'isExposed' ? 'This is missing' : undefined);
  renderShell(<FundsStep answers={{}} change={() => undefined} problemAt={problemAt} dict={dict} />);
  focusWrongField(document.body);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'No' })).toHaveFocus());
});
