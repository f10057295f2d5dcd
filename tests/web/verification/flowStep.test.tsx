import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFlowStep } from '@/src/features/verification/flow/useFlowStep';
import { renderShell } from '../../support/renderShell';

function Steps() {
  const { goTo } = useFlowStep('IDENTITY', { steps: [] });
  return (
    <main>
      <h2 tabIndex={-1}>Country</h2>
      <button type="button" onClick={() => void goTo('COUNTRY')}>
        On
      </button>
    </main>
  );
}

it('the next step takes the focus to its name, from a button that goes away', async () => {
  window.scrollTo = jest.fn();
  const { router } = renderShell(<Steps />, { path: '/verification/kyc' });
  await userEvent.click(screen.getByRole('button'));
  expect(router.push).toHaveBeenCalledWith('/verification/kyc?step=COUNTRY', undefined, { shallow: true });
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});
