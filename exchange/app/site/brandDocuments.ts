import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_DOCUMENTS, type SiteDocument, type SiteDocumentName } from '@/contract/site';
import { BrandFileError } from './brandFileError';

/** A brand's texts by name, and by language; `default` is what languages without their own get. */
export type BrandDocuments = ReadonlyMap<SiteDocumentName, ReadonlyMap<string, SiteDocument>>;

const FILE = new RegExp(`^(?:${SITE_DOCUMENTS.join('|')})(?:\\.(?<language>[a-z]{2}(?:-[A-Z]{2})?))?\\.md$`);
const HEAD = /^---\r?\n(?<head>[\s\S]*?)\r?\n---\r?\n(?<body>[\s\S]*)$/;
const FIELD = /^(?<key>[a-zA-Z]+):\s*(?<value>\S.*?)\s*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
const MAX_CHARACTERS = 200_000;
const DEFAULT_LANGUAGE = 'en';

/** `key: value` lines between two lines of dashes, as most writers of Markdown know them. */
function headOf(file: string, text: string): { fields: Map<string, string>; body: string } {
  const { head = '', body } = HEAD.exec(text)?.groups ?? {};
  if (body === undefined) throw new BrandFileError(file, 'must begin with ---, the lines version and inForce, and ---');
  const lines = head.split(/\r?\n/).filter((line) => line.trim() !== '');
  const fields = lines.map((line): [string, string] => {
    const { key, value } = FIELD.exec(line)?.groups ?? {};
    if (key === undefined || value === undefined) throw new BrandFileError(file, `"${line}" is not of the form "key: value"`);
    return [key, value];
  });
  return { fields: new Map(fields), body };
}

function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** The brand's name stands as {{name}}: who copies a folder does not publish somebody else's terms. */
function filled(file: string, body: string, brandName: string): string {
  return body.replace(PLACEHOLDER, (_, key: string) => {
    if (key !== 'name') throw new BrandFileError(file, `{{${key}}} is not known; {{name}} is the brand's name`);
    return brandName;
  });
}

function documentFrom(file: string, text: string, brandName: string): Omit<SiteDocument, 'name'> {
  if (text.length > MAX_CHARACTERS) throw new BrandFileError(file, `is longer than ${MAX_CHARACTERS} characters`);
  const { fields, body } = headOf(file, text);
  const version = fields.get('version');
  const inForce = fields.get('inForce') ?? '';
  if (version === undefined) throw new BrandFileError(file, 'version is missing');
  if (!isDay(inForce)) throw new BrandFileError(file, 'inForce must be a day such as 2026-11-01');
  const markdown = filled(file, body, brandName).trim();
  if (markdown === '') throw new BrandFileError(file, 'has no text');
  const language = FILE.exec(file)?.groups?.language ?? fields.get('language') ?? DEFAULT_LANGUAGE;
  return { language, version, inForce, markdown };
}

/**
 * Reads `terms.md`, `privacy.md` and their versions in other languages (`terms.es.md`) out of a brand's folder.
 * @throws BrandFileError with the file's name and the reason
 */
export async function readDocuments(folder: string, brandName: string): Promise<BrandDocuments> {
  const documents = new Map<SiteDocumentName, Map<string, SiteDocument>>();
  for (const file of (await readdir(folder)).sort()) {
    const name = SITE_DOCUMENTS.find((known) => file.startsWith(`${known}.`));
    const match = FILE.exec(file);
    if (!name || !match) continue;
    const document = documentFrom(file, await readFile(join(folder, file), 'utf8'), brandName);
    const languages = documents.get(name) ?? new Map<string, SiteDocument>();
    documents.set(name, languages.set(match.groups?.language ?? 'default', { name, ...document }));
  }
  for (const [name, languages] of documents) {
    if (!languages.has('default')) throw new BrandFileError(`${name}.md`, 'is missing; it serves languages without their own');
  }
  return documents;
}

/** A brand's text in a language, or its default one; undefined where it has none. */
export function documentIn(documents: BrandDocuments, name: SiteDocumentName, language: string): SiteDocument | undefined {
  const languages = documents.get(name);
  return languages?.get(language) ?? languages?.get('default');
}
