import { StartError } from '../app/startError';
import { meantSetting } from './misspelt';
import { type SettingName, type Settings, settingsTable } from './table';
import { whyNotTogether } from './together';

export type Environment = Readonly<Record<string, string | undefined>>;

const names = Object.keys(settingsTable) as SettingName[];
const isKnown = (name: string): name is SettingName => Object.hasOwn(settingsTable, name);

/** Read by the operators' command, which may share a shell with the exchange. Secrets of people do not belong in the settings file. */
const OF_COMMANDS: ReadonlySet<string> = new Set(['KONTOR_OPERATOR_TOKEN']);

const refuse = (message: string) => new StartError('settingInvalid', message);

/**
 * The process environment is full of other programs' variables, so only two kinds are refused there: names starting with
 * KONTOR_ (nothing of ours does, so it was meant for us and would be ignored) and near misses of a setting.
 * The settings file is ours alone: every name in it must be known.
 */
function refuseUnknown(env: Environment, file: Environment): void {
  for (const name of new Set([...Object.keys(file), ...Object.keys(env)])) {
    if (isKnown(name) || (OF_COMMANDS.has(name) && !(name in file))) continue;
    const meant = meantSetting(name, names);
    const hint = meant ? `did you mean ${meant}?` : '.env.example lists them all.';
    if (name in file) throw refuse(`Unknown setting ${name} in .env: ${hint}`);
    if (meant || name.startsWith('KONTOR_')) throw refuse(`Unknown setting ${name}: ${hint}`);
  }
}

/** Values are never shown: some are secrets. */
function readOne(name: SettingName, given: string | undefined): unknown {
  const { parse, defaultText, rule } = settingsTable[name];
  const value = parse(given === undefined || given.trim() === '' ? defaultText : given.trim());
  if (value === undefined) throw refuse(`Setting ${name} must be ${rule}.`);
  return value;
}

/**
 * Reads and checks all settings; what the environment says wins over the file.
 * @throws StartError settingInvalid, naming the setting.
 */
export function readSettings(env: Environment, file: Environment = {}): Settings {
  refuseUnknown(env, file);
  const settings = Object.fromEntries(names.map((name) => [name, readOne(name, env[name] ?? file[name])])) as Settings;
  const why = whyNotTogether(settings);
  if (why !== undefined) throw refuse(why);
  return settings;
}
