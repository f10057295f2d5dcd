import { screen } from '@testing-library/react';
import { useState } from 'react';
import { NumberInput } from '@/src/ui/field/NumberInput';
import { renderUi } from './renderUi';

const mockLoaded = jest.fn();
jest.mock('react-number-format', () => {
  mockLoaded();
  return jest.requireActual('react-number-format');
});

let value = '';
function Probe({ pattern }: { pattern: { format: string; mask?: string } | { unit: string } }) {
  const [now, setNow] = useState('');
  value = now;
  return <NumberInput label="Expires" {...pattern} value={now} onValueChange={setNow} />;
}

describe('PatternInput', () => {
  it('comes with its library to those screens alone that have a pattern', async () => {
    const { unmount } = renderUi(<Probe pattern={{ unit: '' }} />);
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(mockLoaded).not.toHaveBeenCalled();
    unmount();
    renderUi(<Probe pattern={{ format: '##' }} />);
    expect(await screen.findByRole('textbox')).toBeVisible();
    expect(mockLoaded).toHaveBeenCalled();
  });

  it('follows a pattern with a mask', async () => {
    const { user } = renderUi(<Probe pattern={{ format: '## / ##', mask: '_' }} />);
    await user.type(await screen.findByRole('textbox'), '1226');
    expect(screen.getByRole('textbox')).toHaveValue('12 / 26');
    expect(value).toBe('1226');
  });
});
