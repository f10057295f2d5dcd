import { basename, join } from 'node:path';
import { root } from './root.mjs';

/**
 * Joins a program and what it imports of this repository into a file of the folder, and into parts beside it what it imports only when it
 * needs it: a process that signs or reads a file starts without the rest. Answers the file's path.
 */
export async function bundle(source, folder) {
  const { build } = await import('esbuild');
  const name = basename(source, '.ts');
  await build({
    absWorkingDir: root,
    entryPoints: { [name]: source },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    splitting: true,
    chunkNames: 'part-[hash]',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  });
  return join(root, folder, `${name}.mjs`);
}
