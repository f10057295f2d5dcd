import { readFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { root } from './lib/root.mjs';

// npm run structure: the web's rooms, how many files and lines each has and which others it imports, drawn from the imports (types count)
// as a table and as a diagram (Mermaid) of the rooms above another. docs/STRUCTURE.md holds what it printed once.

/** A file's room: a layer of src, a feature, or a folder at the top. */
const roomOf = (path) => /^(src\/features\/[^/]+|src\/[^/]+|[^/]+)\//.exec(path)?.[1];
/** Features look alike from outside: in the diagram they are one. */
const layerOf = (room) => (room.startsWith('src/features/') ? 'features' : room.replace('src/', ''));

const folders = ['contract', 'domain', 'server', 'pages', 'src'];
process.chdir(root);
const tsConfig = extractTSConfig('tsconfig.json');
const { output } = await cruise(
  folders,
  { includeOnly: `^(${folders.join('|')})/`, tsPreCompilationDeps: true },
  { extensions: ['.ts', '.tsx', '.mjs', '.js'], tsConfig: 'tsconfig.json' },
  { tsConfig },
);

const rooms = new Map();
for (const { source, dependencies } of output.modules) {
  const name = roomOf(source);
  if (!name || source.endsWith('.css')) continue;
  const room = rooms.get(name) ?? { files: 0, lines: 0, imports: new Map() };
  rooms.set(name, room);
  room.files += 1;
  room.lines += readFileSync(source, 'utf8').split('\n').length;
  for (const { resolved } of dependencies) {
    const other = roomOf(resolved);
    if (other && other !== name) room.imports.set(other, (room.imports.get(other) ?? 0) + 1);
  }
}

const print = (line) => process.stdout.write(`${line}\n`);
print('| Room | Files | Lines | Imports (arrows) |');
print('| --- | ---: | ---: | --- |');
for (const [name, { files, lines, imports }] of [...rooms].sort(([one], [other]) => one.localeCompare(other))) {
  const shown = [...imports].sort(([, one], [, other]) => other - one).map(([other, count]) => `${other.replace('src/', '')} ${count}`);
  print(`| \`${name}\` | ${files} | ${lines} | ${shown.join(', ')} |`);
}

const arrows = new Map();
for (const [name, { imports }] of rooms) {
  for (const [other, count] of imports) {
    const arrow = `${layerOf(name)} --> ${layerOf(other)}`;
    if (layerOf(name) !== layerOf(other)) arrows.set(arrow, (arrows.get(arrow) ?? 0) + count);
  }
}
print('');
print('```mermaid');
print('flowchart TD');
for (const [arrow, count] of [...arrows].sort()) {
  const [from, to] = arrow.split(' --> ');
  print(`  ${from} -->|${count}| ${to}`);
}
print('```');
