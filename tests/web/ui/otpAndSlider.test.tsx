import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { OtpInput } from '@/src/ui/otp/OtpInput';
import { digitsIn, withTyped } from '@/src/ui/otp/otpDigits';
import { Slider } from '@/src/ui/slider/Slider';
import { renderUi } from './renderUi';

const onComplete = jest.fn();
let code = '';
function Otp({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  code = value;
  return <OtpInput name="Code" value={value} onChange={setValue} onComplete={onComplete} />;
}
/** Refuses every code, as a form does with a wrong one. */
function Clearing() {
  const [value, setValue] = useState('');
  code = value;
  return <OtpInput name="Code" value={value} onChange={setValue} onComplete={() => setTimeout(() => setValue(''), 1)} />;
}
const box = (place: number) => screen.getByRole('textbox', { name: `Code: digit ${place} of 6` });

describe('OtpInput', () => {
  beforeEach(() => onComplete.mockClear());

  it('moves on with each digit and tells when the code is whole', async () => {
    const { user } = renderUi(<Otp />);
    await user.click(box(1));
    await user.keyboard('48a1');
    expect(code).toBe('481');
    expect(box(4)).toHaveFocus();
    await user.keyboard('203');
    expect(onComplete).toHaveBeenCalledWith('481203');
    expect(onComplete).toHaveBeenCalledTimes(1);
  });

  it('fills all boxes from a paste anywhere, with spaces and words around', async () => {
    const { user } = renderUi(<Otp start="9" />);
    await user.click(box(3));
    await user.paste('Your code: 481 203');
    expect(code).toBe('481203');
    expect(onComplete).toHaveBeenCalledWith('481203');
  });

  it('stands at the first box again when a wrong code is taken away', async () => {
    const { user } = renderUi(<Clearing />);
    await user.click(box(1));
    await user.keyboard('481203');
    await waitFor(() => expect(box(1)).toHaveFocus());
    await user.keyboard('5');
    expect(code).toBe('5');
  });

  it('keeps focus and digits while a code is checked', async () => {
    const { user } = renderUi(<OtpInput name="Code" value="481203" onChange={onComplete} readOnly />);
    await user.click(box(6));
    await user.keyboard('{Backspace}7');
    expect(box(6)).toHaveFocus();
    expect(onComplete).not.toHaveBeenCalled();
  });

  it('takes back digits from the end', async () => {
    const { user } = renderUi(<Otp start="481" />);
    await user.click(box(4));
    await user.keyboard('{Backspace}');
    expect(code).toBe('48');
    expect(box(3)).toHaveFocus();
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expect(code).toBe('');
    expect(box(1)).toHaveFocus();
  });

  it('overwrites a digit in the middle', async () => {
    const { user } = renderUi(<Otp start="481203" />);
    await user.click(box(2));
    await user.keyboard('9');
    expect(code).toBe('491203');
  });

  it('stays left to right in Arabic and offers the code from a message', () => {
    renderUi(<Otp />, { locale: 'ar-AE' });
    expect(screen.getByRole('group', { name: 'Code' })).toHaveAttribute('dir', 'ltr');
    expect(screen.getAllByRole('textbox')[0]).toHaveAttribute('autocomplete', 'one-time-code');
  });

  it('reads Arabic digits and leaves no gaps', () => {
    expect(digitsIn('٤٨١-203', 6)).toBe('481203');
    expect(withTyped('48', 5, '1', 6)).toBe('481');
  });
});

describe('Slider', () => {
  it('is a native range with its value in words and five stops', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(<Slider label="Share" value={25} onChange={onChange} showStops />);
    const slider = screen.getByRole('slider', { name: 'Share' });
    expect(slider).toHaveAttribute('aria-valuetext', '25%');
    expect(screen.getAllByRole('button').map((stop) => stop.textContent)).toEqual(['0%', '25%', '50%', '75%', '100%']);
    await user.click(screen.getByRole('button', { name: '75%' }));
    fireEvent.change(slider, { target: { value: '40' } });
    expect(onChange.mock.calls).toEqual([[75], [40]]);
  });
});
