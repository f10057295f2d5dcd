import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { codes } from '@/contract/codes';
import { errorParam } from '@/src/i18n/errorParams';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { renderShell } from '../../support/renderShell';

function Words({ name, params }: { name: keyof typeof codes; params: string[] }) {
  const { code, key } = codes[name];
  return <p data-testid="words">{useErrorWords()({ code, msg: [key, ...params].join('||') })}</p>;
}

function OfGroups() {
  const words = useErrorWords();
  return <p data-testid="words">{`${words({ code: '10005', msg: 'order' })} / ${words({ code: 'order', msg: 'auth||1' })}`}</p>;
}

function wordsOf(name: keyof typeof codes, params: string[], { locale = 'en', showBalances = true } = {}): string | null {
  const profile = { userInfo: undefined, showBalances, activeTab: undefined, currentApiKey: undefined };
  const { unmount } = renderShell(<Words name={name} params={params} />, { locale, state: { profile } as never });
  const said = screen.getByTestId('words').textContent;
  unmount();
  return said;
}

describe('the words of an error', () => {
  it('are none of a whole group of the catalogue, whose name a message or a code may be', () => {
    renderShell(<OfGroups />);
    const general = 'Something went wrong on our side. Try again in a moment.';
    expect(screen.getByTestId('words')).toHaveTextContent(new RegExp(`^(?!.*returned an object).*/ ${general}$`));
  });

  it('write amounts as they stand everywhere in the language, to the last digit', () => {
    expect(wordsOf('sizeTooLarge', ['50000', 'USDT'])).toBe('The largest amount is 50,000 USDT.');
    expect(wordsOf('balanceTooLow', ['1234567.12345678', 'BTC'])).toBe('Not enough BTC. Available: 1,234,567.12345678 BTC.');
    expect(wordsOf('priceTick', ['0.00000001'])).toBe('The price must be a multiple of 0.00000001.');
    expect(errorParam('order.size_too_large', 0, '50000.5', { locale: 'es', isHidden: false })).toBe('50.000,5');
    const arabic = wordsOf('convertTooLarge', ['50000', 'USDT'], { locale: 'ar-AE' });
    expect(arabic?.replace(/[\u2066-\u2069]/g, '')).toContain(' 50,000 USDT.');
  });

  it('write what a limit of money has left as money, rounded down', () => {
    expect(wordsOf('expressDayLimit', ['873.07908836608'])).toBe('This is beyond your limit of 24 hours. Left: $873.07.');
    expect(wordsOf('expressCardLimit', ['15.5'])).toBe('This is beyond your card limit of this month. Left: €15.50.');
    expect(wordsOf('expressDayLimit', ['873.07'], { showBalances: false })).toBe('This is beyond your limit of 24 hours. Left: ••••••.');
  });

  it('write several amounts of one parameter too, and leave alone what is none', () => {
    expect(wordsOf('closingBalance', ['1234.5 USDT, 0.25 BTC'])).toMatch(/^The account is not empty: 1,234\.5 USDT(,| and) 0\.25 BTC\.$/);
    for (const word of ['Ethereum (ERC-20)', 'size', '2026-11-18', 'BTC_USDT', '1INCH', '', '--']) {
      expect(errorParam('request.invalid', 0, word, { locale: 'en', isHidden: false })).toBe(word);
    }
  });

  it('keep own amounts back while balances are hidden, and nothing else', () => {
    const hidden = { showBalances: false };
    expect(wordsOf('balanceTooLow', ['0.123', 'BTC'], hidden)).toBe('Not enough BTC. Available: •••••• BTC.');
    expect(wordsOf('withdrawalLimit', ['1250.5'], hidden)).toBe('Over your limit for 24 hours: $•••••• are left.');
    expect(wordsOf('closingBalance', ['1234.5 USDT, 0.25 BTC'], hidden)).toBe('The account is not empty: ••••••.');
    expect(wordsOf('balanceTooLow', ['0.123', 'BTC'], { ...hidden, locale: 'ar-AE' })).not.toMatch(/0\.123/);
    expect(wordsOf('sizeTooSmall', ['0.001', 'BTC'], hidden)).toBe('The smallest amount is 0.001 BTC.');
  });

  it('know every error that names an own amount', () => {
    const source = readFileSync('contract/codes.ts', 'utf8').split('\n');
    const isOwn = (key: string) => source.some((line) => line.includes(`'${key}'`) && line.includes('{{0}} (own)'));
    const masked = (key: string) => errorParam(key, 0, '1234', { locale: 'en', isHidden: true }) === '••••••';
    const keys = Object.values(codes).map(({ key }) => key);
    expect(keys.filter(masked)).toEqual(keys.filter(isOwn));
    expect(keys.filter(masked).length).toBeGreaterThan(0);
  });
});
