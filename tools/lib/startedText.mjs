import { resolve } from 'node:path';
import { root } from './root.mjs';

/** What the coins are: nobody may take real ones for practice, nor the other way round. */
function coinsOf({ isPractice, networks }) {
  if (isPractice) return 'Practice market: no coin here is real.';
  const names = networks.filter((network) => !network.isPractice).map(({ chainId }) => chainId);
  return names.length === 0
    ? 'No practice brand is served, and no real network is connected.'
    : `Coins are REAL: connected to ${names.join(', ')}.`;
}

/** The table of `npm start`. `started` is what the exchange answers at `/started`. */
export function startedText({ brands, isPractice, networks, demo }, { webPort, exchangePort, databaseUrl, dataDir }) {
  const byDefaultFirst = [...brands].sort((a, b) => Number(b.isDefault) - Number(a.isDefault) || a.folder.localeCompare(b.folder));
  const own = `http://127.0.0.1:${exchangePort}`;
  const rows = [
    ...byDefaultFirst.map(({ folder, name }) => [name, `http://${folder}.localhost:${webPort}`]),
    ...(demo ? [['Demo account', `${demo.email}  password ${demo.password}  (the code arrives in the mailbox)`]] : []),
    ['Mailbox', `${own}/mailbox`],
    ['API', `${own}/docs`],
    ['Data', databaseUrl ? 'PostgreSQL (DATABASE_URL)' : resolve(root, dataDir)],
    ...networks.flatMap(({ chainId, isPractice: isTest, wallets: [hot, gas] }) => [
      [`Network ${chainId}`, isTest ? 'a test network' : 'its coins are real'],
      ['  hot wallet', hot],
      ...(gas === undefined ? [] : [['  gas wallet', gas]]),
    ]),
  ];
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.map(([label, value]) => `  ${label.padEnd(width)}  ${value}`);
  const coins = coinsOf({ isPractice, networks });
  return ['', `Kontor is running. ${coins}`, '', ...lines, '', '  Ctrl-C stops both programs.', ''].join('\n');
}
