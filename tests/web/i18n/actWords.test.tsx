import { screen } from '@testing-library/react';
import { codes } from '@/contract/codes';
import { useActWords } from '@/src/i18n/useActWords';
import { renderShell } from '../../support/renderShell';

const UNKNOWN = { status: 500, code: codes.outcomeUnknown.code, msg: codes.outcomeUnknown.key };
const SILENCE = { status: 0, code: 'network', msg: '' };
const REFUSED = { status: 200, code: codes.accountFrozen.code, msg: codes.accountFrozen.key };
const PAUSED = { status: 200, code: codes.unavailable.code, msg: codes.unavailable.key };

function Words({ error }: { error: typeof SILENCE }) {
  return <p data-testid="words">{useActWords()(error)}</p>;
}

function wordsOf(error: typeof SILENCE): string | null {
  const { unmount } = renderShell(<Words error={error} />);
  const said = screen.getByTestId('words').textContent;
  unmount();
  return said;
}

describe('the words of an act that failed', () => {
  afterEach(() => jest.restoreAllMocks());

  it('say where nobody knows whether it was done, and never that of a refusal', () => {
    for (const open of [UNKNOWN, SILENCE])
      expect(wordsOf(open)).toBe('No answer came, so it is not known whether this was done. Press again: it is done once at most.');
    for (const over of [REFUSED, PAUSED]) expect(wordsOf(over)).not.toMatch(/no answer|once at most/i);
  });

  it('say that there is no network, where that is why', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(wordsOf(SILENCE)).toMatch(/^You are offline, so no answer came\./);
    expect(wordsOf(REFUSED)).not.toMatch(/offline/);
  });
});
