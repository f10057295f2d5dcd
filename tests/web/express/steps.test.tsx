import { screen } from '@testing-library/react';
import { withExchangeServer } from '@/tests/support/exchangeServer';
import { openExpress } from '@/tests/support/expressForm';

withExchangeServer();

it('explains buying where something is bought, and selling where it is sold', async () => {
  const { go } = openExpress();
  const steps = () => screen.getByRole('list', { name: 'How it works' });
  expect(steps()).toHaveTextContent('With the payment method you chose');
  expect(steps()).toHaveTextContent('Coins arrive');
  go('/express?side=sell');
  expect(steps()).toHaveTextContent('Prove that it is you');
  expect(steps()).toHaveTextContent('Money arrives');
  expect(steps()).not.toHaveTextContent(/payment method you chose|Coins arrive/);
});
