// What imports may do at run time: type imports vanish when compiled and are left out here.

const { parseTsx } = require('./tools/boundaries/parseTsx.cjs');

parseTsx({ hidesTypeImports: true });

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Move what both need into a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-validators-in-the-browser',
      severity: 'error',
      comment: 'The web takes types from contract/ (import type), and the pure constant files.',
      from: { path: '^(src|pages)/' },
      to: { path: '^contract/', pathNot: '^contract/(apiPrefix|endpoints|codes|headers|standing|streamConstants)\\.ts$' },
    },
  ],
  options: require('./tools/boundaries/options.cjs'),
};
