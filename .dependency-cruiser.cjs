// Who may import whom (docs/ARCHITECTURE.md), types included. Every message names the remedy.
// What holds for values alone stands in .dependency-cruiser.values.cjs.

const { parseTsx } = require('./tools/boundaries/parseTsx.cjs');

parseTsx({ hidesTypeImports: false });

/** Folder `from` may import nothing of the project but `allowed` (and itself). */
const only = (name, from, allowed, remedy) => ({
  name,
  severity: 'error',
  comment: remedy,
  from: { path: from },
  to: {
    pathNot: [from, ...allowed, 'node_modules', '^(node:)?[a-z_/]+$'],
    path: '^(contract|domain|exchange|server|src|pages|tools|tests|e2e|brands)/',
  },
});

const contract = '^contract/';
const domain = '^domain/';
const web = (...folders) => `^src/(${folders.join('|')})/`;

// Inside the money writer each folder builds on those before it. Files of exchange/app/money itself are its port and its assembly.
const moneyFolders = ['ledger', 'records', 'batch', 'desk', 'spot', 'convert', 'earn', 'withdrawals', 'commands', 'loop'];
const moneyLayers = moneyFolders.slice(0, -1).map((folder, place) => ({
  name: `money-${folder}-is-below`,
  severity: 'error',
  comment: `exchange/app/money: ${moneyFolders.join(' <- ')}. Move what both need down, or hand it in.`,
  from: { path: `^exchange/app/money/${folder}/` },
  to: { path: `^exchange/app/money/((${moneyFolders.slice(place + 1).join('|')})/|createMoneyWriter|queueingMoneyWriter)` },
}));

module.exports = {
  forbidden: [
    only('domain-is-pure', domain, [], 'domain is pure maths: pass the value in as an argument.'),
    {
      name: 'domain-libraries',
      severity: 'error',
      comment: 'domain may import the decimal library only.',
      from: { path: domain },
      to: { dependencyTypes: ['npm', 'core'], pathNot: 'node_modules/(@types/)?big\\.js' },
    },
    only('contract-sees-domain', contract, [domain], 'contract describes the wire: it may use domain vocabulary only.'),
    only('engine-is-pure', '^exchange/engine/', [domain], 'The engine is (state, command) -> events: do I/O in exchange/app.'),
    only(
      'app-uses-ports',
      '^exchange/app/',
      ['^exchange/engine/', domain, contract],
      'Reach the database through a port in exchange/app and implement it in exchange/db.',
    ),
    ...moneyLayers,
    only('db-implements-ports', '^exchange/db/', ['^exchange/app/', domain, contract], 'exchange/db implements ports of exchange/app.'),
    {
      name: 'no-cycles-of-types',
      severity: 'error',
      comment: 'Move what both need into a third file; of a port and what is done with it the port is the third.',
      from: { path: '^(contract|domain|exchange|server)/|^src/(?!features/)' },
      to: { circular: true },
    },
    {
      name: 'no-circles-of-areas',
      severity: 'error',
      scope: 'folder',
      comment: 'Two folders that need each other are one, or miss a third below them.',
      from: { path: '^(exchange/app|exchange/app/accounts|exchange/db|server|src/api)/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'db-drivers-know-no-area',
      severity: 'error',
      comment: 'exchange/db/embedded and postgres open a database, rows reads any: what is in it is the business of the folders of areas.',
      from: { path: '^exchange/db/(embedded|postgres|rows)/' },
      to: { path: '^exchange/db/', pathNot: '^exchange/db/($1|rows)/' },
    },
    only(
      'adapters-are-thin',
      '^exchange/(http|ws|jobs)/',
      ['^exchange/app/', '^exchange/(http|ws|jobs)/', contract, domain],
      'Adapters call one use case of exchange/app.',
    ),
    only('bus-implements-a-port', '^exchange/bus/', ['^exchange/app/'], 'exchange/bus implements exchange/app/ports/bus.ts.'),
    only(
      'mail-is-an-adapter',
      '^exchange/mail/',
      ['^exchange/app/'],
      'exchange/mail hands messages over; what they say is exchange/app/mail.',
    ),
    only(
      'networks-are-adapters',
      '^exchange/custody/',
      ['^exchange/app/(custody|ports)/', domain],
      'exchange/custody implements exchange/app/custody/chain.ts: what is credited or sent is decided in exchange/app.',
    ),
    only(
      'payments-are-adapters',
      '^exchange/payments/',
      ['^exchange/app/(express|ports)/', '^exchange/app/(appError|messageSignature|tokens)', domain, contract],
      'exchange/payments implements exchange/app/express/provider.ts: what is delivered or given back is decided in exchange/app.',
    ),
    only('exchange-knows-no-web', '^exchange/', [contract, domain], 'The exchange is testable without the web.'),
    only(
      'server-stands-before-pages',
      '^server/',
      [contract, domain, web('config', 'i18n', 'brand', 'lib', 'theme')],
      'server/ knows which pages there are and whose, not what is on them.',
    ),
    only('base-of-the-web', web('config', 'lib'), [contract, web('config', 'lib')], 'src/config and src/lib stand on contract only.'),
    only(
      'format-i18n-theme-brand',
      web('format', 'i18n', 'theme', 'brand'),
      [domain, contract, web('config', 'lib', 'format', 'i18n', 'theme', 'brand')],
      'One home each for words, numbers, looks and brands.',
    ),
    only(
      'ui-has-no-business',
      web('ui'),
      [web('format', 'i18n', 'theme', 'brand', 'lib', 'config')],
      'ui/ components take props; put business into a feature.',
    ),
    only('api-talks-contract', web('api'), [contract, web('config', 'lib')], 'src/api knows the contract and nothing of screens.'),
    only(
      'realtime-is-data',
      web('realtime'),
      [contract, domain, web('config', 'lib')],
      'src/realtime holds data; screens subscribe through hooks.',
    ),
    only('state-is-data', web('state'), [contract, domain, web('lib')], 'Slices hold choices and drafts only.'),
    only(
      'uploads-is-shared',
      web('uploads'),
      [contract, domain, web('api', 'ui', 'format', 'i18n', 'lib', 'config')],
      'src/uploads is a part of forms that several features have; it knows none of them.',
    ),
    only(
      'proof-is-shared',
      web('proof'),
      [contract, domain, web('api', 'ui', 'i18n', 'lib')],
      'src/proof is how forms of several features ask who somebody is; it knows none of them.',
    ),
    only(
      'balances-are-shared',
      web('balances'),
      [contract, domain, web('api', 'state', 'ui', 'format', 'i18n', 'brand', 'lib', 'config')],
      'src/balances is what several features show of balances; it knows none of them.',
    ),
    only(
      'orders-are-shared',
      web('orders'),
      [contract, domain, web('ui', 'config')],
      'src/orders is how several features show orders for money; it knows none of them.',
    ),
    only(
      'market-knows-no-feature',
      web('market'),
      [contract, domain, web('api', 'realtime', 'state', 'balances', 'ui', 'format', 'i18n', 'theme', 'brand', 'lib', 'config')],
      'src/market is what every trading screen shares; what differs by kind of market comes in from its feature (workspace/ownPanels.ts).',
    ),
    {
      name: 'market-knows-no-kind',
      severity: 'error',
      comment: 'src/market does not know spot from futures: take contract/ownOrder, an Instrument, or a prop.',
      from: { path: web('market') },
      to: { path: '^(contract/spot|src/api/(calls|queries)/(spot\\w*|pairs|ownOrders))\\.ts$' },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'Go down (src/api/queries, src/state) or up (let the page compose); never sideways.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-below-shell',
      severity: 'error',
      comment: 'A feature does not know the shell or the pages.',
      from: { path: '^src/features/' },
      to: { path: '^(src/shell|pages)/' },
    },
    {
      name: 'feature-doors',
      severity: 'error',
      comment:
        'Import a feature through its index.ts, what its pages start with through its server.ts, what they say through its words.ts.',
      from: { path: '^(src/shell|pages)/' },
      to: { path: '^src/features/[^/]+/.+', pathNot: '^src/features/[^/]+/(index|server|words)\\.ts$' },
    },
    {
      name: 'loaders-stay-on-the-server',
      severity: 'error',
      comment: 'A page hands what a server.ts loads to its screen as props: only so does it stay out of the browser.',
      from: { pathNot: '^(pages|src/shell/server)/' },
      to: { path: '^src/features/[^/]+/server\\.ts$' },
    },
    only('pages-compose', '^pages/', [web('shell', 'features', 'config', 'i18n')], 'A page says which screen, which shell, which access.'),
  ],
  options: require('./tools/boundaries/options.cjs'),
};
