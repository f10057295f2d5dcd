import { screen } from '@testing-library/react';
import { useState } from 'react';
import { Checkbox } from '@/src/ui/choice/Checkbox';
import { Chip } from '@/src/ui/choice/Chip';
import { RadioGroup } from '@/src/ui/choice/RadioGroup';
import { Switch } from '@/src/ui/choice/Switch';
import { Tag } from '@/src/ui/choice/Tag';
import { renderUi } from './renderUi';

const margins = [
  { value: 'cross', label: 'Cross' },
  { value: 'isolated', label: 'Isolated' },
] as const;
function Probe() {
  const [value, setValue] = useState<'cross' | 'isolated'>('cross');
  return <RadioGroup label="Margin mode" options={margins} value={value} onChange={setValue} />;
}

describe('choices', () => {
  it.each([
    ['checkbox', Checkbox],
    ['switch', Switch],
  ] as const)('%s changes by press, label and Space', async (role, Component) => {
    const onChange = jest.fn();
    const { user } = renderUi(<Component label="Hide small balances" onChange={onChange} />);
    await user.click(screen.getByText('Hide small balances'));
    await user.keyboard(' ');
    expect(onChange.mock.calls).toEqual([[true], [false]]);
    expect(screen.getByRole(role, { name: 'Hide small balances' })).not.toBeChecked();
  });

  it('keeps a hidden label for speech', () => {
    renderUi(<Checkbox label="Select BTC" hideLabel />);
    expect(screen.getByRole('checkbox', { name: 'Select BTC' })).toBeInTheDocument();
  });

  it('chooses one radio by arrows', async () => {
    const { user } = renderUi(<Probe />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Isolated' })).toBeChecked();
    expect(screen.getByRole('radiogroup', { name: 'Margin mode' })).toBeInTheDocument();
  });

  it('says whether a chip is on', async () => {
    const onClick = jest.fn();
    const { user } = renderUi(
      <Chip selected onClick={onClick}>
        Meme
      </Chip>,
    );
    const chip = screen.getByRole('button', { name: 'Meme', pressed: true });
    await user.click(chip);
    expect(onClick).toHaveBeenCalled();
  });

  it('shows tags in words', () => {
    renderUi(<Tag tone="up">Long</Tag>);
    expect(screen.getByText('Long')).toBeInTheDocument();
  });
});
