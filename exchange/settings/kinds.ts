import ipaddr from 'ipaddr.js';

/** One environment setting. Values are text in the environment; an empty one counts as not set and gets the default. */
export interface Setting<Value> {
  defaultText: string;
  /** Shown in .env.example, one line each. */
  about: readonly string[];
  /** What a value must look like, completing "NAME must be ...". */
  rule: string;
  /** undefined: malformed. */
  parse(text: string): Value | undefined;
}

type Described = [defaultText: string, ...about: string[]];

function setting<Value>(rule: string, parse: Setting<Value>['parse'], [defaultText, ...about]: Described): Setting<Value> {
  return { rule, parse, defaultText, about };
}

const unless = <Value>(isBad: boolean, value: Value) => (isBad ? undefined : value);
const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

export const text = (...described: Described) => setting('text', (value) => value, described);

/** A text that may be left out. */
export const optional = (...about: string[]) => setting<string | null>('text', (value) => value || null, ['', ...about]);

export const flag = (...described: Described) =>
  setting('true or false', (value) => unless(value !== 'true' && value !== 'false', value === 'true'), described);

export function whole(min: number, max: number, ...described: Described): Setting<number> {
  const parse = (value: string) => unless(!/^\d{1,15}$/.test(value) || Number(value) < min || Number(value) > max, Number(value));
  return setting(`a whole number from ${min} to ${max}`, parse, described);
}

export function decimal(min: number, max: number, ...described: Described): Setting<number> {
  const parse = (value: string) => unless(!/^\d+(\.\d+)?$/.test(value) || Number(value) < min || Number(value) > max, Number(value));
  return setting(`a number from ${min} to ${max}`, parse, described);
}

export function choice<const Names extends readonly string[]>(names: Names, ...described: Described): Setting<Names[number]> {
  return setting(`one of ${names.join(', ')}`, (value) => names.find((name) => name === value), described);
}

/** A URL of one of the schemes (such as `smtp:`), or nothing. */
export function url(schemes: readonly string[], ...about: string[]): Setting<string | null> {
  const parse = (value: string) => {
    if (value === '') return null;
    return unless(!URL.canParse(value) || !schemes.includes(new URL(value).protocol), value);
  };
  return setting(`a URL starting with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`, parse, ['', ...about]);
}

/** An address (`203.0.113.9`) stands for itself, `203.0.113.0/24` for its network. */
function isNetwork(part: string): boolean {
  return part.includes('/') ? ipaddr.isValidCIDR(part) : ipaddr.isValid(part);
}

export function networks(...about: string[]): Setting<string[]> {
  const parse = (value: string) => unless(!listOf(value).every(isNetwork), listOf(value));
  return setting('a comma-separated list of addresses or networks such as 203.0.113.0/24', parse, ['', ...about]);
}

export function matches(pattern: RegExp, rule: string, ...described: Described): Setting<string> {
  return setting(rule, (value) => unless(!pattern.test(value), value), described);
}

/** What `isGood` takes, or nothing. */
export function optionalThat(isGood: (text: string) => boolean, rule: string, ...about: string[]): Setting<string | null> {
  return setting(rule, (value) => (value === '' ? null : unless(!isGood(value), value)), ['', ...about]);
}

export const optionalMatching = (pattern: RegExp, rule: string, ...about: string[]): Setting<string | null> =>
  optionalThat((value) => pattern.test(value), rule, ...about);

/** A JSON object of texts, or nothing. */
export function jsonTexts(...about: string[]): Setting<Readonly<Record<string, string>>> {
  const parse = (value: string): Readonly<Record<string, string>> | undefined => {
    try {
      const read: unknown = JSON.parse(value || '{}');
      const isObject = typeof read === 'object' && read !== null && !Array.isArray(read);
      return isObject && Object.values(read).every((one) => typeof one === 'string') ? (read as Record<string, string>) : undefined;
    } catch {
      return undefined;
    }
  };
  return setting('a JSON object of texts', parse, ['', ...about]);
}

/** Comma-separated, each part matching the pattern. */
export function listMatching(pattern: RegExp, rule: string, ...about: string[]): Setting<string[]> {
  return setting(rule, (value) => unless(!listOf(value).every((part) => pattern.test(part)), listOf(value)), ['', ...about]);
}
