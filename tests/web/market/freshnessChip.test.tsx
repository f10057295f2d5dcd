import { screen } from '@testing-library/react';
import { FreshnessChip } from '@/src/market/status/FreshnessChip';
import type { Freshness } from '@/src/realtime';
import { renderUi } from '../ui/renderUi';

const MARKS: [Freshness, string][] = [
  [{ kind: 'delayed', ageMs: 2_400 }, '2.4 s'],
  [{ kind: 'frozen', ageMs: 9_000, since: 0 }, 'Frozen'],
  [{ kind: 'reconnecting', attempt: 3, since: 0, retryAt: undefined }, 'Attempt 3'],
  [{ kind: 'resynced', tookMs: 40 }, 'Live again'],
];

describe('the mark of prices that are not live', () => {
  it.each(MARKS)('says so in words: %j', (freshness, words) => {
    const { container } = renderUi(<FreshnessChip freshness={freshness} />);
    expect(container).toHaveTextContent(words);
  });

  it.each(MARKS)('is a sign that is read out, and named under the pointer, where there is no room: %j', (freshness, words) => {
    const { container } = renderUi(<FreshnessChip freshness={freshness} isShort />);
    expect(container.textContent).toBe('');
    const sign = screen.getByRole('img', { name: words });
    expect([sign.getAttribute('aria-label'), sign.getAttribute('title')]).toEqual([words, words]);
  });

  it.each(MARKS)('is not there where nothing is yet that could be old: %j', (freshness) => {
    const { container } = renderUi(<FreshnessChip freshness={freshness} isEmpty />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([true, false])('is not there while prices are live (short: %s)', (isShort) => {
    const { container } = renderUi(<FreshnessChip freshness={{ kind: 'live' }} isShort={isShort} />);
    expect(container).toBeEmptyDOMElement();
  });
});
