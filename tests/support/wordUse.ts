// Finds the translation keys the web application asks for, by reading its source.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const AREAS = ['src', 'pages', 'server'];
/** Where the values come from that complete a key such as `trade.closed.${reason}`. */
const VALUE_AREAS = [...AREAS, 'contract', 'domain'];

export interface Template {
  file: string;
  /** As written, such as `trade.closed.${order.closeReason}`. */
  text: string;
  pattern: RegExp;
  /** Names and strings that can stand in the template's place. */
  values: ReadonlySet<string>;
}

export interface WordUse {
  /** Keys written out, each with a file that has it. */
  keys: Map<string, string>;
  /** Keys of the `error` namespace written out. */
  errorKeys: Map<string, string>;
  templates: Template[];
}

/** What a page declares is not what it asks for. */
export const isWordList = (file: string) => /^src\/(features\/\w+|shell)\/words\.ts$/.test(file);

function sourceFiles(area: string): { file: string; source: string }[] {
  const names = readdirSync(area, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const files = names.map((name) => join(area, name)).filter((file) => !isWordList(file));
  return files.map((file) => ({ file, source: withoutComments(readFileSync(file, 'utf8')) }));
}

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');

/** Strings and property names: `'buy'`, `volumeIn:`. A template such as `balanceTooLow_${side}` adds each string behind its start. */
function valuesOf(source: string): Set<string> {
  const values = new Set([...source.matchAll(/['"`]([\w-]+)['"`]|(\w+)\??:/g)].map(([, text, name]) => text ?? name ?? ''));
  const starts = [...source.matchAll(/`(\w+_)\$\{/g)].map(([, start]) => start);
  return new Set([...values, ...starts.flatMap((start) => [...values].map((value) => `${start}${value}`))]);
}

const patternOf = (template: string) =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map((part) => part.replaceAll('.', '\\.'))
      .join('([\\w-]+)')}$`,
  );

const templatesIn = (group: string) => new RegExp(`\`(${group}\\.[^\`]*\\$\\{[^\`]*)\``, 'g');
const noUse = (): WordUse => ({ keys: new Map(), errorKeys: new Map(), templates: [] });

/**
 * Adds what one file asks for.
 * @param group a pattern of the top-level groups of common.json: a string that starts with one of them and a dot is a key
 */
function readFile(use: WordUse, file: string, source: string, group: string, everywhere: ReadonlySet<string>): void {
  const texts = [...source.matchAll(new RegExp(`['"](${group}(?:\\.\\w+)+)['"]`, 'g'))];
  const asked = [...source.matchAll(/(?:\bt\(\s*|\bi18nKey=\{?)['"]([^'":]+)['"]/g)];
  for (const [, key = ''] of [...texts, ...asked]) use.keys.set(key, file);
  for (const [, key = ''] of source.matchAll(/['"]error:([^'"]+)['"]/g)) use.errorKeys.set(key, file);
  for (const [, text = ''] of source.matchAll(templatesIn(group))) {
    // `shell.${group}.${key}` could be any text of the area: its values stand in the same file.
    const isWide = /^\w+\.\$\{/.test(text);
    use.templates.push({ file, text, pattern: patternOf(text), values: isWide ? valuesOf(source) : everywhere });
  }
}

/** Names and strings of the whole application, which may complete a template. */
const allValues = () => new Set(VALUE_AREAS.flatMap(sourceFiles).flatMap(({ source }) => [...valuesOf(source)]));
const groupOf = (groups: readonly string[]) => `(?:${groups.join('|')})`;

/** @param groups the top-level groups of common.json */
export function findWordUse(groups: readonly string[]): WordUse {
  const use = noUse();
  const everywhere = allValues();
  for (const { file, source } of AREAS.flatMap(sourceFiles)) readFile(use, file, source, groupOf(groups), everywhere);
  return use;
}

/** What some files ask for alone, by file and source. */
export function wordUseOf(groups: readonly string[]): (files: ReadonlyMap<string, string>) => WordUse {
  const everywhere = allValues();
  return (files) => {
    const use = noUse();
    for (const [file, source] of files) readFile(use, file, source, groupOf(groups), everywhere);
    return use;
  };
}

/** Whether `template` can ask for `stem`. */
export function canAskFor({ pattern, values }: Template, stem: string): boolean {
  const parts = pattern.exec(stem)?.slice(1);
  return parts?.every((part) => values.has(part)) ?? false;
}
