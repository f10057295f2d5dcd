import { act, renderHook } from '@testing-library/react';
import { chooseMarketColours, MARKET_COLOURS, paintedMarketColours } from '@/src/theme/marketColours';
import { marketColoursScript } from '@/src/theme/marketColoursScript';
import { PageTheme } from '@/src/theme/PageTheme';
import { useMarketColours } from '@/src/theme/useMarketColours';

const html = document.documentElement;

function runHeadScript(): void {
  // biome-ignore lint/security/noGlobalEval: runs what the head of every page runs.
  globalThis.eval(marketColoursScript);
}

/** What another tab's write looks like from here. */
function storeElsewhere(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

describe('market colours', () => {
  beforeEach(() => {
    localStorage.clear();
    html.dataset.updown = 'green-up';
    html.dataset.palette = 'standard';
  });

  it.each(MARKET_COLOURS)('%s is painted at once and again by the next page’s head', (colours) => {
    chooseMarketColours(colours);
    expect(paintedMarketColours.getSnapshot()).toBe(colours);
    html.dataset.updown = 'green-up';
    html.dataset.palette = 'standard';
    runHeadScript();
    expect(paintedMarketColours.getSnapshot()).toBe(colours);
  });

  it('counts what it does not know as the default', () => {
    localStorage.setItem('market_updown', 'sideways');
    localStorage.setItem('market_palette', 'sepia');
    runHeadScript();
    expect(paintedMarketColours.getSnapshot()).toBe('green-up');
  });

  it('follows a choice made in another tab', () => {
    const { result } = renderHook(() => useMarketColours(), {
      wrapper: ({ children }) => (
        <>
          <PageTheme />
          {children}
        </>
      ),
    });
    expect(result.current).toBe('green-up');
    act(() => storeElsewhere('market_updown', 'red-up'));
    expect(result.current).toBe('red-up');
    act(() => storeElsewhere('market_palette', 'colour-blind'));
    expect(result.current).toBe('orange-up');
    expect(html.dataset).toMatchObject({ updown: 'red-up', palette: 'colour-blind' });
  });
});
