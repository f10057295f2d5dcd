import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirstVisit } from '@/src/features/convert/view/FirstVisit';
import { convertSeenScript } from '@/src/theme/convertSeenScript';
import { renderShell } from '@/tests/support/renderShell';

const html = document.documentElement;
const note = () => screen.queryByTestId('convert-intro');
const runHeadScript = () => new Function(convertSeenScript)();

beforeEach(() => {
  localStorage.clear();
  delete html.dataset.convertSeen;
});

describe('how converting works', () => {
  it('stays in the page for who is here for the first time', async () => {
    runHeadScript();
    expect(html).not.toHaveAttribute('data-convert-seen');
    renderShell(<FirstVisit />, { path: '/convert' });
    expect(note()).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button'));
    expect(note()).toBeNull();
  });

  it('is hidden by the next page’s head, until it is gone', async () => {
    renderShell(<FirstVisit />, { path: '/convert' });
    await userEvent.click(screen.getByRole('button'));
    runHeadScript();
    expect(html).toHaveAttribute('data-convert-seen');
    renderShell(<FirstVisit />, { path: '/convert' });
    expect(note()).toBeNull();
    expect(html).not.toHaveAttribute('data-convert-seen');
  });
});
