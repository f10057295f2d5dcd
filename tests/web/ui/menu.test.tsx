import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '@/src/ui/button/Button';
import { Dropdown } from '@/src/ui/menu/Dropdown';
import { Menu } from '@/src/ui/menu/Menu';
import { Popover } from '@/src/ui/menu/Popover';
import { Select } from '@/src/ui/menu/Select';
import { Tooltip } from '@/src/ui/menu/Tooltip';
import { indexByTyping, NOTHING_TYPED, withKey } from '@/src/ui/menu/typeahead';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { renderUi } from './renderUi';

const options = [
  { value: 'overview', label: 'Overview' },
  { value: 'off', label: 'Off', disabled: true },
  { value: 'main', label: 'Main wallet', icon: <i data-testid="icon" /> },
  { value: 'margin', label: 'Margin' },
];
const onSelect = jest.fn();
const menu = () => screen.queryByRole('menu');

function Sort() {
  const [value, setValue] = useState('overview');
  return <Select label="Wallet" options={options} value={value} onChange={setValue} />;
}

describe('Dropdown', () => {
  beforeEach(() => onSelect.mockClear());

  it('opens on hover and closes when the pointer leaves', async () => {
    const { user } = renderUi(
      <Dropdown label="Wallet" options={options} onSelect={onSelect} trigger={(trigger) => <Button {...trigger}>Wallet</Button>} />,
    );
    await user.hover(screen.getByRole('button'));
    expect(menu()).toBeInTheDocument();
    expect(screen.getByTestId('icon')).toBeInTheDocument();
    await user.hover(screen.getByRole('menuitem', { name: 'Main wallet' }));
    expect(menu()).toBeInTheDocument();
    await user.unhover(screen.getByRole('menuitem', { name: 'Main wallet' }));
    await waitFor(() => expect(menu()).toBeNull());
  });

  it('keeps its items while the pointer comes from the button it has pressed: a press that is under way must land', async () => {
    const { user } = renderUi(
      <Dropdown label="Wallet" options={options} onSelect={onSelect} trigger={(trigger) => <Button {...trigger}>Wallet</Button>} />,
    );
    await user.hover(screen.getByRole('button'));
    const seen = screen.getByRole('menuitem', { name: 'Main wallet' });
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('menuitem', { name: 'Overview' })).toHaveFocus();
    await user.hover(seen);
    expect(screen.getByRole('menuitem', { name: 'Main wallet' })).toBe(seen);
    await user.click(screen.getByRole('button'));
    expect(menu()).toBeNull();
  });

  it('is shown exactly while `open` says so', async () => {
    const onOpenChange = jest.fn();
    const dropdown = (open: boolean) => (
      <Dropdown {...{ open, onOpenChange, options, onSelect }} label="Wallet" trigger={(trigger) => <Button {...trigger}>Wallet</Button>} />
    );
    const { user, rerender } = renderUi(dropdown(false));
    await user.hover(screen.getByRole('button'));
    expect(menu()).toBeNull();
    await user.click(screen.getByRole('button'));
    expect(onOpenChange).toHaveBeenLastCalledWith(true);
    expect(menu()).toBeNull();
    rerender(dropdown(true));
    expect(menu()).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(menu()).toBeInTheDocument();
  });

  it('works by keys: arrow opens, arrows and letters move, Enter chooses, the focus returns', async () => {
    const { user } = renderUi(
      <Dropdown label="Wallet" options={options} onSelect={onSelect} trigger={(trigger) => <Button {...trigger}>Wallet</Button>} />,
    );
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Wallet' })).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Overview' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Main wallet' })).toHaveFocus();
    await user.keyboard('o');
    expect(screen.getByRole('menuitem', { name: 'Overview' })).toHaveFocus();
    await user.keyboard('{Home}m{Enter}');
    expect(onSelect).toHaveBeenCalledWith('main');
    expect(menu()).toBeNull();
    expect(screen.getByRole('button', { name: 'Wallet' })).toHaveFocus();
  });

  it('finds an item by the letters it starts with, typed one after the other', async () => {
    const { user } = renderUi(
      <Dropdown label="Wallet" options={options} onSelect={onSelect} trigger={(trigger) => <Button {...trigger}>Wallet</Button>} />,
    );
    await user.tab();
    await user.keyboard('{ArrowDown}mar');
    expect(screen.getByRole('menuitem', { name: 'Margin' })).toHaveFocus();
    await user.keyboard('{Escape}{ArrowDown}ov');
    expect(screen.getByRole('menuitem', { name: 'Overview' })).toHaveFocus();
  });
});

describe('Menu and Select', () => {
  it('opens on press only and closes on a press elsewhere', async () => {
    const { user } = renderUi(
      <>
        <Menu label="More" options={options} onSelect={onSelect} trigger={(trigger) => <Button {...trigger}>More</Button>} />
        <p>elsewhere</p>
      </>,
    );
    await user.hover(screen.getByRole('button'));
    expect(menu()).toBeNull();
    await user.click(screen.getByRole('button'));
    expect(menu()).toBeInTheDocument();
    await user.click(screen.getByText('elsewhere'));
    expect(menu()).toBeNull();
  });

  it('shows its value and marks it in the list', async () => {
    const { user } = renderUi(<Sort />);
    await user.click(screen.getByRole('button', { name: 'Wallet: Overview' }));
    expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Overview');
    await user.click(screen.getByRole('menuitemradio', { name: 'Main wallet' }));
    expect(screen.getByRole('button', { name: 'Wallet: Main wallet' })).toBeInTheDocument();
  });

  it('inside a dialog Escape closes the menu alone', async () => {
    const onClose = jest.fn();
    const { user } = renderUi(
      <Dialog open onClose={onClose} title="Picker">
        <Sort />
      </Dialog>,
    );
    await user.click(screen.getByRole('button', { name: 'Wallet: Overview' }));
    expect(screen.getByRole('dialog')).toContainElement(menu());
    await user.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('finds items by what was typed, going around', () => {
    const texts = ['Ab', 'B', 'Ac'];
    expect(indexByTyping('a', 0, texts)).toBe(2);
    expect(indexByTyping('a', 2, texts)).toBe(0);
    expect(indexByTyping('aa', 0, texts)).toBe(2);
    expect(indexByTyping('ab', 0, texts)).toBe(0);
    expect(indexByTyping('ac', 0, texts)).toBe(2);
    expect(indexByTyping('ad', 0, texts)).toBeUndefined();
  });

  it('takes letters for one word while they follow each other quickly', () => {
    const first = withKey(NOTHING_TYPED, 'M', 5_000);
    expect(first).toEqual({ text: 'm', atMs: 5_000 });
    expect(withKey({ text: 'm', atMs: 5_000 }, 'a', 5_400)).toEqual({ text: 'ma', atMs: 5_400 });
    expect(withKey({ text: 'm', atMs: 5_000 }, 'a', 6_000)).toEqual({ text: 'a', atMs: 6_000 });
    expect(withKey(NOTHING_TYPED, 'Tab', 5_000)).toBeUndefined();
    expect(withKey(NOTHING_TYPED, ' ', 5_000)).toBeUndefined();
  });
});

describe('Popover and Tooltip', () => {
  it('takes the focus and gives it back', async () => {
    const { user } = renderUi(
      <Popover label="Appearance" trigger={(trigger) => <Button {...trigger}>Look</Button>}>
        {(close) => <Button onClick={close}>Done</Button>}
      </Popover>,
    );
    await user.click(screen.getByRole('button', { name: 'Look' }));
    expect(screen.getByRole('dialog', { name: 'Appearance' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Look' })).toHaveFocus();
  });

  it('shows a tooltip on focus and hides it on Escape', async () => {
    const { user } = renderUi(
      <Tooltip text="Post only">
        <Button>PO</Button>
      </Tooltip>,
    );
    await user.tab();
    const tip = await screen.findByText('Post only');
    expect(tip).toHaveAttribute('role', 'tooltip');
    expect(screen.getByRole('button').parentElement).toHaveAttribute('aria-describedby', tip.id);
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Post only')).toBeNull();
  });
});
