import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import type { DecimalInputProps } from '@/src/ui/field/DecimalInput';
import { NumberInput } from '@/src/ui/field/NumberInput';
import { checkedMask, checkedSeparators, withFixedDecimals, withoutLeadingZeros } from '@/src/ui/field/numberRules';
import { renderUi } from './renderUi';

let value = '';
function NumberProbe({ start = '', ...rules }: { start?: string } & Partial<Omit<DecimalInputProps, 'start'>>) {
  const [now, setNow] = useState(start);
  value = now;
  return <NumberInput label="Number" unit="" {...rules} value={now} onValueChange={setNow} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');

it('tells when what is typed could be either of two numbers, and when it no longer is', () => {
  const told: boolean[] = [];
  const tell = (isUnclear: boolean) => told.push(isUnclear);
  renderUi(<NumberProbe onUnclear={tell} />, { locale: 'bg' });
  fireEvent.change(input(), { target: { value: '1.234' } });
  expect(value).toBe('');
  expect(told).toEqual([true]);
  fireEvent.click(screen.getByRole('button', { name: '1,234' }));
  expect(value).toBe('1.234');
  expect(told).toEqual([true, false]);
});

describe('number rules', () => {
  it('refuses equal separators', () => {
    expect(() => checkedSeparators({ decimalSeparator: ',', thousandSeparator: ',' }, 'en')).toThrow('must differ');
    // Each mark is fine by itself; together with the language's other one they clash.
    expect(() => checkedSeparators({ decimalSeparator: ',' }, 'en')).toThrow('must differ');
  });

  it.each(['1', '_2', ['_', '3']])('refuses digits in the mask %p', (mask) => {
    expect(() => checkedMask(mask)).toThrow('mask must not contain digits');
  });

  it('fills decimals up where there is a number and where there are any', () => {
    expect([withFixedDecimals('', 2), withFixedDecimals('5', 2), withFixedDecimals('5.239', 2), withFixedDecimals('5.7', 0)]).toEqual([
      ...['', '5.00', '5.23', '5'],
    ]);
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

  it.each([
    ['es', '96638', '96.5', '96,5'],
    ['es', '1234', '1.5', '1,5'],
    ['en', '1234', '1,5', '1.5'],
    ['it-IT', '12345', '12.34', '12,34'],
  ])('reads what is pasted over a whole number alone (%s: %s, then %s)', async (locale, start, pasted, shown) => {
    const { user } = renderUi(<NumberProbe start={start} />, { locale });
    await user.tripleClick(input());
    await user.paste(pasted);
    expect(input()).toHaveValue(shown);
    expect(value).toBe(pasted.replace(',', '.'));
  });

  it('reads what a password manager or a script puts in alone', async () => {
    renderUi(<NumberProbe start="96638" />, { locale: 'es' });
    fireEvent.input(input(), { target: { value: '96.5' } });
    expect(value).toBe('96.5');
  });

  it('reads what an input method has written once it is done', async () => {
    renderUi(<NumberProbe start="96638" />, { locale: 'es' });
    act(() => input().focus());
    input().setSelectionRange(0, 6);
    fireEvent.compositionStart(input());
    fireEvent.input(input(), { target: { value: '96.5' }, isComposing: true });
    expect(value).toBe('96638');
    fireEvent.compositionEnd(input());
    expect(value).toBe('96.5');
  });

  it('takes a number that is dropped into another where it falls', async () => {
    renderUi(<NumberProbe start="96638" />, { locale: 'es' });
    act(() => input().focus());
    input().setSelectionRange(0, 0);
    fireEvent(input(), new InputEvent('beforeinput', { bubbles: true, inputType: 'insertFromDrop' }));
    fireEvent.input(input(), { target: { value: '96.6385' } });
    expect(value).toBe('966385');
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

  it.each([
    ['Delete', {}],
    ['.', { ctrlKey: true }],
    ['.', { altKey: true }],
    ['.', { shiftKey: true }],
  ])('leaves the key alone where it writes no mark (%s, %p)', async (key, held) => {
    renderUi(<NumberProbe start="12" />, { locale: 'es' });
    expect(fireEvent.keyDown(input(), { code: 'NumpadDecimal', key, ...held })).toBe(true);
    expect(value).toBe('12');
  });

  it('leaves a field alone that can only be read', () => {
    renderUi(<NumberProbe start="12" readOnly />, { locale: 'es' });
    expect(fireEvent.keyDown(input(), { code: 'NumpadDecimal', key: '.' })).toBe(true);
    expect(value).toBe('12');
  });

  it('writes both numbers with the marks of the field', async () => {
    const { user } = renderUi(<NumberProbe decimalSeparator="·" thousandSeparator="_" />);
    await user.click(input());
    await user.paste('1.234');
    expect(screen.getByRole('button', { name: '1·234' })).toBeVisible();
    expect(screen.getByRole('button', { name: '1_234' })).toBeVisible();
  });

  it("reads over the field's own unit, however it is written", async () => {
    const { user } = renderUi(<NumberProbe unit="USDT" />);
    await user.click(input());
    await user.paste('5 usdt');
    expect(value).toBe('5');
  });

  it('offers both numbers where the language leaves it open, and goes on with the one that is pressed', async () => {
    const { user } = renderUi(<NumberProbe start="7" unit="BTC" />, { locale: 'pt-PT' });
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

  it.each([
    ['0.02 BTC', 'en', 'This field takes USDT, not “BTC”'],
    ['5 MLRD', 'it-IT', 'This field takes USDT, not “MLRD”'],
    ['0,02 лв.', 'bg', 'This field takes USDT, not “лв.”'],
    ['5 ألف', 'ar-AE', 'هذا الحقل بـ USDT، وليس بـ «ألف»'],
  ])('refuses an amount in another unit at once, names both units and keeps what was pasted (%s)', async (pasted, locale, sentence) => {
    const { user } = renderUi(<NumberProbe start="7" unit="USDT" />, { locale });
    await user.clear(input());
    await user.paste(pasted);
    expect(value).toBe('');
    expect(input()).toHaveValue(pasted);
    expect(input()).toBeInvalid();
    // The marks that keep a unit in one piece inside a sentence show nothing.
    expect(screen.getByRole('alert').textContent?.replace(/[\u2066\u2069]/g, '')).toBe(sentence);
    await user.clear(input());
    await user.paste('0.5');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(value).toBe('0.5');
  });

  it('forgets what was refused when it becomes a field of another unit', async () => {
    const { user, rerender } = renderUi(<NumberProbe unit="USDT" />);
    await user.click(input());
    await user.paste('0.02 BTC');
    expect(screen.getByRole('alert')).toBeVisible();
    rerender(<NumberProbe unit="BTC" />);
    expect(input()).toHaveValue('');
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

  it('asks phones for a keypad with a decimal key', () => {
    renderUi(<NumberProbe />);
    expect(input()).toHaveAttribute('inputmode', 'decimal');
  });
});
