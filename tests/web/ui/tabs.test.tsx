import { screen } from '@testing-library/react';
import { useState } from 'react';
import { TabPanel } from '@/src/ui/tabs/TabPanel';
import { Tabs } from '@/src/ui/tabs/Tabs';
import { renderUi } from './renderUi';

const items = [
  { value: 'open', label: 'Open', count: 4 },
  { value: 'off', label: 'Off', disabled: true },
  { value: 'history', label: 'History' },
  { value: 'trades', label: 'Trades' },
];

function Probe({ look }: { look?: 'line' | 'segment' }) {
  const [value, setValue] = useState('open');
  return (
    <>
      <Tabs id="orders" label="Orders" items={items} value={value} onChange={setValue} look={look} />
      <TabPanel tabs="orders" value={value}>
        Panel {value}
      </TabPanel>
    </>
  );
}

const selected = () => screen.getByRole('tab', { selected: true });

describe.each(['line', 'segment'] as const)('Tabs, %s', (look) => {
  it('moves and chooses by arrows, Home and End, skipping what is off', async () => {
    const { user } = renderUi(<Probe look={look} />);
    await user.tab();
    expect(selected()).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(selected()).toHaveTextContent('History');
    expect(selected()).toHaveFocus();
    await user.keyboard('{End}');
    expect(selected()).toHaveTextContent('Trades');
    await user.keyboard('{ArrowRight}');
    expect(selected()).toHaveTextContent('Open');
    await user.keyboard('{ArrowLeft}{Home}');
    expect(selected()).toHaveTextContent('Open');
    await user.tab();
    expect(screen.getByRole('tablist')).not.toContainElement(document.activeElement as HTMLElement);
  });

  it('follows the direction of Arabic', async () => {
    const { user } = renderUi(<Probe look={look} />, { locale: 'ar-AE' });
    screen.getByRole('tablist').style.direction = 'rtl';
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(selected()).toHaveTextContent('History');
  });

  it('ties tab and panel together', async () => {
    const { user } = renderUi(<Probe look={look} />);
    await user.click(screen.getByRole('tab', { name: 'Trades' }));
    expect(screen.getByRole('tabpanel', { name: 'Trades' })).toHaveTextContent('Panel trades');
    expect(selected()).toHaveAttribute('aria-controls', screen.getByRole('tabpanel').id);
  });
});
