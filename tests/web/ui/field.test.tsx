import { screen } from '@testing-library/react';
import { useState } from 'react';
import { PasswordField } from '@/src/ui/field/PasswordField';
import { SearchField } from '@/src/ui/field/SearchField';
import { TextField } from '@/src/ui/field/TextField';
import { renderUi } from './renderUi';

function Search() {
  const [value, setValue] = useState('');
  return <SearchField name="Search coin" value={value} onValueChange={setValue} />;
}

describe('TextField', () => {
  it('ties label, hint and error to the input', () => {
    const { rerender } = renderUi(<TextField label="Amount" hint="Minimum 10" requirement="required" />);
    const input = screen.getByRole('textbox', { name: 'Amount' });
    expect(input).toHaveAccessibleDescription('Minimum 10');
    expect(input).toBeRequired();
    expect(input).toBeValid();
    rerender(<TextField label="Amount" hint="Minimum 10" error="Too small" />);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Too small');
    expect(screen.getByRole('textbox')).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('Too small');
    expect(screen.queryByText('Minimum 10')).toBeNull();
  });

  it('says what is optional', () => {
    renderUi(<TextField label="Referral code" requirement="optional" />);
    expect(screen.getByRole('textbox', { name: 'Referral code Optional' })).toBeInTheDocument();
  });

  it('runs on Enter with the typed text', async () => {
    const onEnter = jest.fn();
    const { user } = renderUi(<TextField aria-label="Search" onEnter={onEnter} />);
    await user.type(screen.getByRole('textbox'), 'btc{Enter}');
    expect(onEnter).toHaveBeenCalledWith('btc');
    expect(onEnter).toHaveBeenCalledTimes(1);
  });

  it('can be registered with a form library', async () => {
    const onChange = jest.fn();
    const ref = jest.fn();
    const { user } = renderUi(<TextField label="Email" name="email" onChange={onChange} ref={ref} />);
    await user.type(screen.getByLabelText('Email'), 'a');
    expect(onChange.mock.calls[0]?.[0].target.name).toBe('email');
    expect(ref).toHaveBeenCalledWith(screen.getByLabelText('Email'));
  });

  it('takes the caret when its unit is pressed', async () => {
    const { user } = renderUi(<TextField label="Amount" end="USDT" />);
    await user.click(screen.getByText('USDT'));
    expect(screen.getByLabelText('Amount')).toHaveFocus();
  });
});

describe('PasswordField', () => {
  it('shows and hides the password by its button', async () => {
    const { user } = renderUi(<PasswordField label="Password" defaultValue="secret" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveValue('secret');
  });
});

describe('SearchField', () => {
  it('empties by its button and by Escape', async () => {
    const { user } = renderUi(<Search />);
    const input = screen.getByRole('searchbox', { name: 'Search coin' });
    await user.type(input, 'dog');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(input).toHaveValue('');
    await user.type(input, 'cat{Escape}');
    expect(input).toHaveValue('');
  });
});
