import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/src/ui/button/Button';
import { ConfirmDialog } from '@/src/ui/overlay/ConfirmDialog';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { Drawer } from '@/src/ui/overlay/Drawer';
import { Sheet } from '@/src/ui/overlay/Sheet';
import { answerMediaQueries } from '@/tests/support/matchMedia';
import { renderUi } from './renderUi';

type Surface = 'dialog' | 'drawer' | 'sheet';

function Probe({ surface }: { surface: Surface }) {
  const [open, setOpen] = useState(false);
  const shared = { open, onClose: () => setOpen(false) };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {surface === 'dialog' ? (
        <Dialog {...shared} title="Title" description="Words">
          <button type="button">Inside</button>
        </Dialog>
      ) : null}
      {surface === 'drawer' ? (
        <Drawer {...shared} label="Title">
          <button type="button">Inside</button>
        </Drawer>
      ) : null}
      {surface === 'sheet' ? (
        <Sheet {...shared} title="Title">
          <button type="button">Inside</button>
        </Sheet>
      ) : null}
    </>
  );
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe.each(['dialog', 'drawer', 'sheet'] as const)('%s', (surface) => {
  it('takes the focus, keeps it, and gives it back', async () => {
    const { user } = renderUi(<Probe surface={surface} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Title' });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveFocus();
    for (let press = 0; press < 4; press += 1) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await user.keyboard('{Escape}');
    await gone();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('comes without motion where people asked for less', async () => {
    answerMediaQueries(true);
    const { user } = renderUi(<Probe surface={surface} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog').parentElement?.style.transition).toContain('opacity 0ms');
    answerMediaQueries(false);
  });

  it('closes on a press beside it, not on one inside', async () => {
    const { user } = renderUi(<Probe surface={surface} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Inside' }));
    expect(dialog).toBeInTheDocument();
    await user.click(dialog.parentElement as HTMLElement);
    await gone();
  });
});

describe('Dialog', () => {
  it('is described and closes by its button', async () => {
    const { user } = renderUi(<Probe surface="dialog" />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Words');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
  });

  it('stays when nothing but its actions may leave', async () => {
    const { user } = renderUi(<Dialog open title="Session expired" actions={<Button>Log in</Button>} />);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('is 526 px wide unless told otherwise', () => {
    const { rerender } = renderUi(<Dialog open title="t" />);
    expect(screen.getByRole('dialog').style.getPropertyValue('--width')).toBe('');
    rerender(<Dialog open title="t" width={462} />);
    expect(screen.getByRole('dialog').style.getPropertyValue('--width')).toBe('462px');
  });
});

it('a body that scrolls and has nothing to stop at can be reached by the keyboard', () => {
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  const { rerender } = renderUi(
    <Dialog open title="Funds">
      <p>Long</p>
    </Dialog>,
  );
  expect(screen.getByText('Long').parentElement).toHaveAttribute('tabindex', '0');
  rerender(
    <Dialog open title="Funds" key="other">
      <p>Long</p>
      <button type="button">Act</button>
    </Dialog>,
  );
  expect(screen.getByText('Long').parentElement).not.toHaveAttribute('tabindex');
  jest.restoreAllMocks();
});

describe('a second tap where the first one opened the question', () => {
  const tapAt = { clientX: 120, clientY: 480 };
  const openByTap = (onConfirm: () => void) => {
    fireEvent.click(document.body, tapAt);
    renderUi(<ConfirmDialog open title="Buy BTC?" confirmLabel="Buy BTC" onClose={jest.fn()} onConfirm={onConfirm} />);
    return screen.getByRole('button', { name: 'Buy BTC' });
  };

  it('is no answer to it; a press elsewhere, and one after a while, are', () => {
    const onConfirm = jest.fn();
    const button = openByTap(onConfirm);
    fireEvent.click(button, { clientX: 125, clientY: 470 });
    expect(onConfirm).not.toHaveBeenCalled();
    fireEvent.click(button, { clientX: 300, clientY: 470 });
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('is one once there was time to read', () => {
    const onConfirm = jest.fn();
    const button = openByTap(onConfirm);
    const now = performance.now();
    jest.spyOn(performance, 'now').mockReturnValue(now + 1_000);
    fireEvent.click(button, tapAt);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });
});

/** What opens the question becomes `after` by its answer. */
function Deletes({ after }: { after: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <main tabIndex={-1}>
      {isDone ? after : <Button onClick={() => setAsking(true)}>Delete all</Button>}
      <ConfirmDialog open={isAsking} title="All?" confirmLabel="Delete" onClose={() => setAsking(false)} onConfirm={() => setDone(true)} />
    </main>
  );
}

describe('a dialog whose opener is no more when it closes', () => {
  it.each([
    ['is gone', null],
    [
      'can be pressed no more',
      <Button key="after" disabled>
        Delete all
      </Button>,
    ],
  ])('gives the focus to the page where it %s', async (_, after) => {
    const { user } = renderUi(<Deletes after={after} />);
    await user.click(screen.getByRole('button', { name: 'Delete all' }));
    await user.click(screen.getByTestId('confirm'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('ConfirmDialog', () => {
  const question = { open: true, title: 'Cancel 4 open orders?', confirmLabel: 'Cancel orders', safeLabel: 'Keep orders' };

  it('puts the safe choice first and focuses it', () => {
    renderUi(<ConfirmDialog {...question} onClose={jest.fn()} onConfirm={jest.fn()} />);
    expect(screen.getByRole('alertdialog', { name: 'Cancel 4 open orders?' })).toBeInTheDocument();
    const names = screen.getAllByRole('button').map((button) => button.textContent);
    expect(names.indexOf('Keep orders')).toBeLessThan(names.indexOf('Cancel orders'));
    expect(screen.getByRole('button', { name: 'Keep orders' })).toHaveFocus();
  });

  it('loads while it acts, cannot be left meanwhile, and closes afterwards', async () => {
    let finish = () => {};
    const onClose = jest.fn();
    const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = renderUi(<ConfirmDialog {...question} onClose={onClose} onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: 'Cancel orders' }));
    expect(screen.getByRole('button', { name: 'Cancel orders' })).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: 'Cancel orders' }));
    await user.keyboard('{Escape}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => finish());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays for another try when the act failed', async () => {
    const onClose = jest.fn();
    const { user } = renderUi(<ConfirmDialog {...question} onClose={onClose} onConfirm={() => Promise.reject(new Error('down'))} />);
    await user.click(screen.getByRole('button', { name: 'Cancel orders' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel orders' })).not.toHaveAttribute('aria-busy'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
