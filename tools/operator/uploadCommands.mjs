import { writeFileSync } from 'node:fs';
import { EXIT, OperatorError } from './exit.mjs';
import { shownTime } from './times.mjs';

const note = { required: true, about: 'why; kept in the audit log' };
const noteToList = { required: true, about: 'why you need to see which files there are; kept in the audit log' };
const OWNER_ONLY = 0o600;

/** Into a new file only its reader can read: what is shown on a terminal stays in its history. */
function writeNew(file, base64) {
  try {
    writeFileSync(file, Buffer.from(base64, 'base64'), { mode: OWNER_ONLY, flag: 'wx' });
  } catch (error) {
    throw new OperatorError(`the file cannot be written to ${file} (${error.code})`, EXIT.refused);
  }
}

/** Which keys must not be taken away yet, in words. */
function neededKeys(stillNeeded) {
  if (stillNeeded.length === 0) return 'no older key is needed any more: all but the one that seals can be taken away';
  const keys = stillNeeded.map(({ key, rows }) => `"${key}" (seals ${rows} still)`);
  return `still needed: ${keys.join(', ')}. Leave them in SEALING_KEYS; what could not be opened is in the log of the exchange.`;
}

export const uploadCommands = [
  {
    words: ['upload', 'list'],
    about: 'Files of a user, without what is in them. That you looked, and why, is kept in the audit log.',
    args: ['user'],
    options: { note: noteToList },
    call: ['GET', '/operator/uploads'],
    prepare: ({ user, note: why }) => ({ params: { userId: user, note: why } }),
    columns: [
      ['file', ({ uploadId }) => uploadId],
      ['for', ({ type }) => type],
      ['kind', ({ contentType }) => contentType],
      ['bytes', ({ size }) => size],
      ['size', ({ width, height, pages }) => (width === null ? `${pages} pages` : `${width} x ${height}`)],
      ['handed in', ({ isInUse }) => (isInUse ? 'yes' : 'no')],
      ['since (UTC)', ({ createdAt }) => shownTime(createdAt)],
    ],
  },
  {
    words: ['upload', 'get'],
    about: 'Writes a file of a user to a new file that only you can read.',
    help: ['Whose file it is, who looked and why stand in the audit log before anything is read. Delete the copy when you are done.'],
    args: ['file'],
    options: { out: { value: 'path', required: true, about: 'where to' }, note },
    call: ['POST', '/operator/uploads/read'],
    prepare: ({ file, note: why, out }) => ({ params: { uploadId: file, note: why }, out }),
    received: ({ base64, ...rest }, { out }) => {
      writeNew(out, base64);
      return { ...rest, 'written to': out };
    },
  },
  {
    words: ['storage', 'rotate-keys'],
    about: 'Seals anew what older keys of SEALING_KEYS have sealed, so that those can be taken away.',
    help: [
      'Keys of files and of authenticators, verifications, names, messages that wait and devices for pushes are sealed anew; of files their',
      'keys alone, so that it takes seconds. Stopped in the middle, it goes on where it was. It ends with 1 while an older key is still',
      'needed: take away only what it does not name.',
    ],
    options: { note },
    call: ['POST', '/operator/storage/rotate-keys'],
    prepare: ({ note: why }) => ({ params: { note: why } }),
    print: ({ current, kinds, stillNeeded }, { table }) =>
      `the key that seals is "${current}"\n${table(kinds, [
        ['sealed', ({ kind }) => kind],
        ['anew', ({ resealed }) => resealed],
        ['could not be opened', ({ failed }) => failed],
      ])}\n${neededKeys(stillNeeded)}\n`,
    exitCode: ({ kinds, stillNeeded }) =>
      stillNeeded.length === 0 && kinds.every(({ failed }) => failed === 0) ? EXIT.done : EXIT.refused,
  },
];
