import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '@/src/ui/button/Button';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { Sheet } from '@/src/ui/overlay/Sheet';
import { answerMediaQueries } from '@/tests/support/matchMedia';
import { renderUi } from './renderUi';

/** As a browser has it: the newest that listens is told, once. */
const watchers: Watcher[] = [];
class Watcher {
  onclose: (() => void) | null = null;
  constructor() {
    watchers.push(this);
  }
  destroy() {
    const place = watchers.indexOf(this);
    if (place >= 0) watchers.splice(place, 1);
  }
}
/** @returns whether the page stays */
const goBack = () => {
  const newest = watchers.pop();
  act(() => newest?.onclose?.());
  return newest !== undefined;
};

beforeEach(() => {
  watchers.length = 0;
  window.CloseWatcher = Watcher;
  answerMediaQueries(true);
});
afterEach(() => {
  delete window.CloseWatcher;
  answerMediaQueries(false);
});

function Two() {
  const [top, setTop] = useState<'none' | 'sheet' | 'both'>('none');
  return (
    <>
      <Button onClick={() => setTop('sheet')}>Open</Button>
      <Sheet open={top !== 'none'} onClose={() => setTop('none')} title="Sheet">
        <Button onClick={() => setTop('both')}>Ask</Button>
      </Sheet>
      <Dialog open={top === 'both'} onClose={() => setTop('sheet')} title="Question" />
    </>
  );
}

const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

describe("a phone's way back", () => {
  it('closes what lies on top, one after the other, and then leaves the page', async () => {
    const { user } = renderUi(<Two />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    expect(await screen.findByRole('dialog', { name: 'Question' })).toBeInTheDocument();
    expect(goBack()).toBe(true);
    await gone('Question');
    expect(screen.getByRole('dialog', { name: 'Sheet' })).toBeInTheDocument();
    expect(goBack()).toBe(true);
    await gone('Sheet');
    expect(goBack()).toBe(false);
  });

  it('leaves the page once the sheet was closed in another way', async () => {
    const { user } = renderUi(<Two />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await gone('Sheet');
    expect(goBack()).toBe(false);
  });

  it('is heard again by what stays open', () => {
    const onClose = jest.fn();
    renderUi(<Dialog open onClose={onClose} title="Unsaved" />);
    goBack();
    goBack();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('leaves the page where only an answer closes', () => {
    renderUi(<Dialog open title="Session expired" />);
    expect(goBack()).toBe(false);
  });

  it('is not heard twice where Escape is one, too', async () => {
    const { user } = renderUi(<Two />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Ask' }));
    // The browser goes through its watchers after the key was heard, before it is let go.
    fireEvent.keyDown(await screen.findByRole('dialog', { name: 'Question' }), { key: 'Escape' });
    goBack();
    fireEvent.keyUp(document.body, { key: 'Escape' });
    await gone('Question');
    expect(screen.getByRole('dialog', { name: 'Sheet' })).toBeInTheDocument();
    goBack();
    await gone('Sheet');
  });

  it("is the browser's own where there is a mouse", () => {
    answerMediaQueries(false);
    renderUi(<Dialog open onClose={jest.fn()} title="Title" />);
    expect(goBack()).toBe(false);
  });
});
