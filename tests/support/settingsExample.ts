import { type SettingName, settingsTable } from '@/exchange/settings/table';

const HEADING = `# Every setting with its default. Copy to .env and change what you need; the environment wins over the file.
# A malformed value stops the start, and so does an unknown name: any in .env; in the environment, which holds other programs'
# variables too, one that starts with KONTOR_ or looks like a misspelt setting.
`;

/** The text of .env.example. */
export function exampleText(): string {
  const entries = (Object.keys(settingsTable) as SettingName[]).map((name) => {
    const { about, defaultText } = settingsTable[name];
    return `${about.map((line) => `# ${line}\n`).join('')}${name}=${defaultText}\n`;
  });
  return [HEADING, ...entries].join('\n');
}
