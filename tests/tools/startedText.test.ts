import { startedText } from '@/tools/lib/startedText.mjs';

const where = { webPort: 3000, exchangePort: 4000, dataDir: '.data' };
const brands = [
  { folder: 'aalto', name: 'Aalto', isDefault: false },
  { folder: 'kontor', name: 'Kontor', isDefault: true },
];
const demo = { email: 'demo@kontor.example', password: 'Demo7-secret' };
const ethereum = (isPractice: boolean) => ({ chainId: 'ethereum', isPractice, wallets: ['0xhot', '0xgas'] });

describe('what npm start says', () => {
  it('names the brands that are served, the default one first, and the demo account', () => {
    const text = startedText({ brands, isPractice: true, networks: [], demo }, where);
    expect(text).toContain('Practice market: no coin here is real.');
    expect(text.indexOf('http://kontor.localhost:3000')).toBeLessThan(text.indexOf('http://aalto.localhost:3000'));
    expect(text).toContain('demo@kontor.example  password Demo7-secret');
    expect(text).toContain('http://127.0.0.1:4000/mailbox');
  });

  it('never calls coins of a real network practice, and says where its wallets are filled', () => {
    const text = startedText({ brands, isPractice: false, networks: [ethereum(false)], demo: null }, where);
    expect(text).toContain('Coins are REAL: connected to ethereum.');
    expect(text).not.toMatch(/practice|Demo account/i);
    expect(text).toMatch(/hot wallet +0xhot\n +gas wallet +0xgas/);
  });

  it('says of a test network that it is one', () => {
    const text = startedText({ brands, isPractice: true, networks: [ethereum(true)], demo }, where);
    expect(text).toContain('no coin here is real');
    expect(text).toMatch(/Network ethereum +a test network/);
  });
});
