import { spawnSync } from 'node:child_process';
import { codes } from '@/contract/codes';
import { REFUSAL_REASONS, REQUEST_NAMES } from '@/domain/verification/reasons';
import { commands, findCommand, helpOf } from '@/tools/operator/commands.mjs';
import { readWords } from '@/tools/operator/readWords.mjs';
import { paramsSaid, refusalText } from '@/tools/operator/refusals.mjs';

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/operator.mjs', ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, NODE_ENV: 'test' },
    timeout: 60_000,
  });
  return { status, stdout, stderr: stderr.trim() };
};

const asWritten = (name: string) => name.toLowerCase().replaceAll('_', '-');

describe('a command that was not understood', () => {
  it.each([
    [['user', 'show', '1', '--nte', 'x'], `Unknown option '--nte': did you mean --note? Try: npm run operator -- help user show`],
    [['user', 'show', '1', '--note'], `Option '--note <value>' argument missing. Try: npm run operator -- help user show`],
    [['user', 'show'], 'user show takes <user>. Try: npm run operator -- help user show'],
    [['user', 'tier', '1', '2'], 'user tier needs --note. Try: npm run operator -- help user tier'],
    [['verificaton', 'list'], 'There is no command "verificaton list": did you mean verification list? Try: npm run operator -- help'],
    [
      ['verification', 'lst'],
      'There is no command "verification lst": did you mean verification list? Try: npm run operator -- help verification',
    ],
    [['storage'], 'storage what: rotate-keys? Try: npm run operator -- help storage'],
    [['fly'], 'There is no command "fly". Try: npm run operator -- help'],
    [
      ['market', 'state', 'BTC_USDT', 'halted', '--until', 'noon', '--note', 'x'],
      '"noon" is no time: 10m, 2h, or 2026-11-22T15:00Z. Try: npm run operator -- help',
    ],
  ])('says what of it, and where its help is: %j', (words, line) => {
    expect(run(...words)).toEqual({ status: 2, stdout: '', stderr: `operator: ${line}` });
  });

  it('has help by the first word of several', () => {
    const { status, stdout } = run('help', 'verification');
    expect(status).toBe(0);
    for (const { words, about } of commands)
      expect(stdout.includes(`${words.join(' ')} `) && stdout.includes(about)).toBe(words[0] === 'verification');
    expect(run('help', 'users').stdout).toContain('user unlock');
  });
});

describe('help', () => {
  const helpFor = (...words: string[]) => helpOf(findCommand(words).command);

  it('names every reason and everything that can be asked for', () => {
    for (const reason of REFUSAL_REASONS) expect(helpFor('verification', 'reject')).toContain(asWritten(reason));
    for (const request of REQUEST_NAMES) expect(helpFor('verification', 'ask')).toContain(asWritten(request));
  });

  it('says what a choice is made of', () => {
    expect(helpFor('user', 'unlock')).toContain('[--factors <keep|remove>]');
    expect(helpFor('adjust')).toContain('[--wallet <main|trade>]');
    for (const words of [
      ['verification', 'show'],
      ['verification', 'approve'],
    ])
      expect(helpFor(...words)).toContain('KX-7F3M-92QA-XH4T');
  });
});

describe('a refusal of the exchange', () => {
  const said = (words: string[], msg: string) => {
    const { command, rest } = findCommand(words);
    return refusalText(msg, command, command.prepare(readWords(command, rest)).params);
  };
  const refused = (field: string, rule: string) => `request.invalid||${field}||${rule}`;

  it.each([
    [
      ['verification', 'show', 'ABC', '--note', 'x'],
      refused('reference', 'must match pattern "^[Kk]..."'),
      '"ABC" is no reference: one looks like KX-7F3M-92QA-XH4T; verification list tells them',
    ],
    [
      ['referral', 'show', 'a@b.example', '--note', 'x'],
      refused('userId', 'must match pattern "^\\d{1,18}$"'),
      '"a@b.example" is no user: one is an id such as 10000001; user find tells it',
    ],
    [
      ['upload', 'get', 'f', '--out', '/x', '--note', 'x'],
      refused('uploadId', 'must match pattern "^\\d{1,18}$"'),
      '"f" is no file: one is a number; upload list tells it',
    ],
    [
      ['verification', 'reject', 'KX-7F3M-92QA-XH4T', 'other,document-expird', '--note', 'x'],
      refused('reasons.1', 'must be one of DOCUMENT_EXPIRED, OTHER'),
      '"document-expird" is none of document-expired, other',
    ],
    [
      ['user', 'unlock', '1', '--factors', 'kep', '--note', 'x'],
      refused('factors', 'must be one of keep, remove'),
      '"kep" is none of keep, remove',
    ],
    [
      ['market', 'state', 'BTC_USDT', 'lve', '--note', 'x'],
      refused('state', 'must be one of LIVE, POST_ONLY'),
      '"lve" is none of live, post_only',
    ],
    [
      ['adjust', '1', 'USDT', '1,5', '--note', 'x'],
      refused('amount', 'must match pattern "^-?..."'),
      '"1,5" is no amount: one is a plain number such as 12.5',
    ],
    [['user', 'tier', '1', 'gold', '--note', 'x'], refused('tier', 'must be integer'), 'tier: must be integer'],
    [['user', 'freeze', '1', '--note', 'x'], refused('userId', 'no such user'), 'userId: no such user'],
  ])('of what was written is told with it: %j', (words, msg, text) => expect(said(words, msg)).toBe(text));

  it('has a sentence for each that an operator meets', () => {
    const met = [
      'verificationUnknown',
      'verificationNotNow',
      'verificationStale',
      'verificationFinal',
      'accountNotLocked',
      'accountNotFrozen',
      'authenticatorUnbound',
      'uploadUnknown',
      'uploadStorage',
      'uploadGone',
      'symbolUnknown',
      'tokenInvalid',
      'unavailable',
      'notFound',
      'internal',
    ] as const;
    for (const name of met) expect(said(['pending'], codes[name].key)).toMatch(/^[a-z"].* .*[^.]$/);
  });

  it('reads what was sent by the path of a field', () => {
    expect(paramsSaid({ reasons: ['A', 'B'] }, 'reasons.1')).toBe('B');
    expect(paramsSaid({}, 'reasons.1.x')).toBeUndefined();
  });
});
