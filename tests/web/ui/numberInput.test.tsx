import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { AmountInput } from '@/src/ui/field/AmountInput';
import { NumberInput, type NumberInputProps } from '@/src/ui/field/NumberInput';
import { checkedSeparators, withoutLeadingZeros } from '@/src/ui/field/numberRules';
import { renderUi } from './renderUi';

let value = '';
function NumberProbe({ start = '', ...rules }: { start?: string } & Partial<Omit<NumberInputProps, 'start'>>) {
  const [now, setNow] = useState(start);
  value = now;
  return <NumberInput label="Number" {...rules} value={now} onValueChange={setNow} />;
}

let amount: string | undefined;
function Amount({ start }: { start?: string }) {
  const [now, setNow] = useState(start);
  amount = now;
  return (
    <>
      <AmountInput label="Amount" value={now} onAmountChange={setNow} />
      <button type="button" onClick={() => setNow('2500.5')}>
        MAX
      </button>
    </>
  );
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('number rules', () => {
  it('refuses equal separators', () => {
    expect(() => checkedSeparators({ decimalSeparator: ',', thousandSeparator: ',' }, 'en')).toThrow('must differ');
    // Each mark is fine by itself; together with the language's other one they clash.
    expect(() => checkedSeparators({ decimalSeparator: ',' }, 'en')).toThrow('must differ');
  });

  it.each(['1', '_2', ['_', '3']])('refuses digits in the mask %p', (mask) => {
    expect(() => checkedSeparators({ mask }, 'en')).toThrow('mask must not contain digits');
  });

  it('strips idle zeros', () => {
    expect(['0012.50', '-007', '000', '.5', '0.05'].map(withoutLeadingZeros)).toEqual(['12.50', '-7', '0', '0.5', '0.05']);
  });
});

describe('NumberInput', () => {
  it('groups what is typed and hands out a plain decimal', async () => {
    const { user } = renderUi(<NumberProbe />);
    await user.type(input(), '12480.225');
    expect(input()).toHaveValue('12,480.225');
    expect(value).toBe('12480.225');
  });

  it.each(['es', 'bg'])('reads 1,5 as 1.5 where the decimal mark is a comma (%s)', async (locale) => {
    const { user } = renderUi(<NumberProbe />, { locale });
    await user.type(input(), '1,5');
    expect(value).toBe('1.5');
    expect(input()).toHaveValue('1,5');
  });

  it('reads a pasted number in the notation of the language', async () => {
    const { user } = renderUi(<NumberProbe />, { locale: 'it-IT' });
    await user.click(input());
    await user.paste('12.480,22');
    expect(value).toBe('12480.22');
  });

  it("takes the keypad's decimal key as the language's mark, whatever it writes", async () => {
    const { user } = renderUi(<NumberProbe />, { locale: 'es' });
    await user.type(input(), '1');
    const key = { code: 'NumpadDecimal', key: '.' };
    expect(fireEvent.keyDown(input(), key)).toBe(false);
    await user.keyboard('234');
    expect(input()).toHaveValue('1,234');
    expect(value).toBe('1.234');
  });

  it('offers both numbers where the language leaves it open, and goes on with the one that is pressed', async () => {
    const { user } = renderUi(<NumberProbe start="7" />, { locale: 'pt-PT' });
    await user.clear(input());
    await user.paste('1.234 BTC');
    expect(value).toBe('');
    expect(input()).toHaveValue('1.234 BTC');
    expect(screen.getByRole('alert')).toHaveTextContent('1.234 BTC');
    await user.click(screen.getByRole('button', { name: '1,234' }));
    expect(value).toBe('1.234');
    expect(input()).toHaveValue('1,234');
    expect(input()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what is no number once it is left, and keeps it', async () => {
    const { user } = renderUi(<NumberProbe start="7" />);
    await user.clear(input());
    await user.paste('1.5k');
    expect(value).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('Not a number');
    expect(input()).toHaveValue('1.5k');
    expect(input()).toBeInvalid();
  });

  it('is rewritten as the language writes it when it is left', async () => {
    const { user } = renderUi(<NumberProbe />);
    await user.type(input(), '0,02');
    expect(input()).toHaveValue('0,02');
    await user.tab();
    expect(input()).toHaveValue('0.02');
    expect(value).toBe('0.02');
  });

  it('allows a minus sign by default, and not where told', async () => {
    const { user, unmount } = renderUi(<NumberProbe />);
    await user.type(input(), '-5');
    expect(value).toBe('-5');
    unmount();
    renderUi(<NumberProbe allowNegative={false} />);
    await user.type(input(), '-5');
    expect(value).toBe('5');
  });

  it('strips leading zeros when it is left, unless they are allowed', async () => {
    const { user, unmount } = renderUi(<NumberProbe />);
    await user.type(input(), '007');
    expect(value).toBe('007');
    await user.tab();
    expect(value).toBe('7');
    expect(input()).toHaveValue('7');
    unmount();
    renderUi(<NumberProbe allowLeadingZeros />);
    await user.type(input(), '007');
    await user.tab();
    expect(value).toBe('007');
  });

  it('keeps a decimal scale and fills it when fixed', async () => {
    const { user, unmount } = renderUi(<NumberProbe decimalScale={2} />);
    await user.type(input(), '1.239');
    expect(value).toBe('1.23');
    unmount();
    renderUi(<NumberProbe decimalScale={2} fixedDecimalScale start="5" />);
    expect(input()).toHaveValue('5.00');
  });

  it('keeps every digit of a number no float can hold', async () => {
    const { user } = renderUi(<NumberProbe />);
    await user.type(input(), '90071992547409931.123456789012345678');
    expect(value).toBe('90071992547409931.123456789012345678');
  });

  it('follows a pattern with a mask', async () => {
    const { user } = renderUi(<NumberProbe format="## / ##" mask="_" />);
    await user.type(input(), '1226');
    expect(input()).toHaveValue('12 / 26');
    expect(value).toBe('1226');
  });

  it('asks phones for a keypad with a decimal key', () => {
    renderUi(<NumberProbe />);
    expect(input()).toHaveAttribute('inputmode', 'decimal');
  });
});

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
