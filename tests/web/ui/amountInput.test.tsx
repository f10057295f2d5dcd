import { screen } from '@testing-library/react';
import { useState } from 'react';
import { AmountInput } from '@/src/ui/field/AmountInput';
import { renderUi } from './renderUi';

let amount: string | undefined;
function Amount({ start }: { start?: string }) {
  const [now, setNow] = useState(start);
  amount = now;
  return (
    <>
      <AmountInput label="Amount" unit="USDT" value={now} onAmountChange={setNow} />
      <button type="button" onClick={() => setNow('2500.5')}>
        MAX
      </button>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('AmountInput', () => {
  it('takes digits, dots and commas only', async () => {
    const { user } = renderUi(<Amount />);
    await user.type(input(), '-1a2 .5x');
    expect(input()).toHaveValue('12.5');
    expect(amount).toBe('12.5');
  });

  it('takes the thousands separator out before use', async () => {
    const { user } = renderUi(<Amount />);
    await user.type(input(), '12,480.22');
    expect(input()).toHaveValue('12,480.22');
    expect(amount).toBe('12480.22');
  });

  it('reads 1,5 as 1.5 in Spanish and prints it back so', async () => {
    const { user } = renderUi(<Amount />, { locale: 'es' });
    await user.type(input(), '1,5');
    expect(amount).toBe('1.5');
    await user.tab();
    expect(input()).toHaveValue('1,5');
  });

  it('follows a value set from outside', async () => {
    const { user } = renderUi(<Amount start="1" />);
    await user.type(input(), '2');
    await user.click(screen.getByRole('button', { name: 'MAX' }));
    expect(input()).toHaveValue('2,500.5');
  });

  it('has no amount while no number stands there', async () => {
    const { user } = renderUi(<Amount start="1" />);
    await user.clear(input());
    expect(amount).toBeUndefined();
    await user.type(input(), '.');
    expect(input()).toHaveValue('.');
    expect(amount).toBeUndefined();
  });
});
