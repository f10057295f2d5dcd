import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppearanceMenu } from '@/src/shell/appearance/AppearanceMenu';
import { DrawerColours } from '@/src/shell/drawer/DrawerColours';
import { renderShell } from '../../support/renderShell';

const html = document.documentElement;

describe('the appearance menu', () => {
  beforeEach(() => {
    localStorage.clear();
    html.dataset.updown = 'green-up';
    html.dataset.palette = 'standard';
  });

  it('starts at the choice in force, and a choice leaves it open', async () => {
    renderShell(<AppearanceMenu />);
    await userEvent.click(screen.getByTestId('appearance-menu'));
    expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toHaveFocus();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Blue up, orange down' }));
    expect(html.dataset).toMatchObject({ updown: 'green-up', palette: 'colour-blind' });
    expect(screen.getByRole('menuitemradio', { name: 'Blue up, orange down' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'Green up, red down' })).not.toBeChecked();
  });

  it('is worked by arrows, and Escape gives the focus back', async () => {
    renderShell(<AppearanceMenu />);
    await userEvent.click(screen.getByTestId('appearance-menu'));
    await screen.findByRole('menu', { name: 'Appearance' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(html.dataset.theme).toBe('light');
    expect(localStorage.getItem('m2Mode')).toBe('light');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByTestId('appearance-menu')).toHaveFocus();
  });

  it('is in the drawer too', async () => {
    renderShell(<DrawerColours />);
    await userEvent.click(screen.getByTestId('drawer-colours'));
    await userEvent.click(screen.getByRole('button', { name: 'Red up, green down' }));
    expect(html.dataset.updown).toBe('red-up');
    expect(screen.getByRole('button', { name: 'Red up, green down' })).toHaveAttribute('aria-current', 'true');
  });
});
