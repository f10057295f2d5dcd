import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings } from '../lib/settings.mjs';
import { EXIT, OperatorError } from './exit.mjs';
import { proveOwner } from './proof.mjs';
import { shownTime } from './times.mjs';

const note = { required: true, about: 'why; kept in the audit log' };
const OWNER_ONLY = 0o600;

/** 256 random bits. Only their hash leaves this machine: nobody but their owner can act with them. */
function newToken(save) {
  const token = randomBytes(32).toString('base64url');
  if (save !== undefined) writeNew(save, token);
  return { token, tokenHash: createHash('sha256').update(token).digest('base64url') };
}

function writeNew(file, token) {
  try {
    writeFileSync(file, `${token}\n`, { mode: OWNER_ONLY, flag: 'wx' });
  } catch (error) {
    throw new OperatorError(`the token cannot be written to ${file} (${error.code})`, EXIT.refused);
  }
}

const save = { value: 'file', about: 'write the token to a new file only you can read, instead of showing it' };
/** A token of a call that was refused is nobody's: the same command may be given again. */
const forget = (file) => (file === undefined ? undefined : () => rmSync(file, { force: true }));
const shownToken = ({ token, tokenHash }, file) =>
  file === undefined ? { token, hash: tokenHash } : { 'token file': file, hash: tokenHash };

function readSecret(file) {
  const path = file ?? join(readSettings().dataDir, 'operator-secret');
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new OperatorError(
      `no one-time secret in ${path}: there are two operators already, or the file is not yours to read`,
      EXIT.notAllowed,
    );
  }
}

function readTexts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new OperatorError(`${file} is no JSON file that can be read`, EXIT.usage);
  }
}

export const operatorCommands = [
  {
    words: ['token'],
    about: 'Makes a token for yourself. Give the hash to the operator who adds you, and the token to nobody.',
    options: { save },
    prepare: ({ save: file }) => ({ params: {}, shown: shownToken(newToken(file), file) }),
  },
  {
    words: ['join'],
    about: 'Makes you one of the first two operators, with the one-time secret of this machine.',
    help: ['While there are fewer than two operators the exchange writes a secret into its data folder, readable by its own user.'],
    args: ['name'],
    options: { 'secret-file': { value: 'file', about: 'operator-secret in DATA_DIR unless told' }, save },
    call: ['POST', '/operator/join'],
    needsToken: false,
    prepare: ({ name, 'secret-file': file, save: target }) => {
      const secret = readSecret(file);
      const made = newToken(target);
      return { params: { secret, name, tokenHash: made.tokenHash }, shown: shownToken(made, target), undone: forget(target) };
    },
  },
  {
    words: ['recover'],
    about: "Gives an operator who lost their token another one; only this machine's owner can.",
    help: [
      'The token before is worth nothing from then on, and what they proposed and nobody confirmed is void. It is in the audit log.',
      'Run it as the user of the exchange, while it runs: it proves that its data folder is yours.',
      'With --hash the operator makes the token (command token), and nobody else ever sees it. Without, you get it: be that operator.',
    ],
    args: ['name'],
    options: {
      hash: { value: 'hash', about: 'of the token they made with the command token' },
      save,
      'data-dir': { value: 'folder', about: 'DATA_DIR of the exchange unless told' },
      note,
    },
    call: ['POST', '/operator/recover'],
    needsToken: false,
    texts: { 'auth.token_invalid': () => 'the exchange does not find the proof: give its DATA_DIR, and be its user' },
    prepare: ({ name, hash, save: target, 'data-dir': folder, note: why }) => {
      const { secret, done } = proveOwner(folder ?? readSettings().dataDir);
      const made = hash === undefined ? newToken(target) : { tokenHash: hash };
      const shown = hash === undefined ? shownToken(made, target) : undefined;
      const undone = hash === undefined ? forget(target) : undefined;
      return { params: { secret, name, tokenHash: made.tokenHash, note: why }, shown, done, undone };
    },
  },
  {
    words: ['operator', 'list'],
    about: 'Operators, and who let them in.',
    call: ['GET', '/operator/operators'],
    prepare: () => ({ params: {} }),
    columns: [
      ['operator', ({ name }) => name],
      ['since (UTC)', ({ createdMs }) => shownTime(createdMs)],
      ['proposed by', ({ proposedBy }) => proposedBy ?? "(this machine's secret)"],
      ['confirmed by', ({ confirmedBy }) => confirmedBy],
      ['disabled (UTC)', ({ disabledMs }) => shownTime(disabledMs)],
    ],
  },
  {
    words: ['operator', 'add'],
    about: 'Proposes a new operator; another one confirms it.',
    args: ['name'],
    options: { hash: { required: true, value: 'hash', about: 'of the token they made with the command token' }, note },
    call: ['POST', '/operator/operators/add'],
    prepare: ({ name, hash, note: why }) => ({ params: { name, tokenHash: hash, note: why } }),
  },
  {
    words: ['operator', 'disable'],
    about: 'Proposes that an operator is one no more; another one confirms it.',
    args: ['name'],
    options: { note },
    call: ['POST', '/operator/operators/disable'],
    prepare: ({ name, note: why }) => ({ params: { name, note: why } }),
  },
  {
    words: ['pending'],
    about: 'Proposals that wait for another operator.',
    call: ['GET', '/operator/proposals'],
    prepare: () => ({ params: {} }),
    columns: [
      ['id', ({ id }) => id],
      ['what', ({ kind }) => kind],
      ['details', ({ details }) => details],
      ['by', ({ proposedBy }) => proposedBy],
      ['at (UTC)', ({ proposedMs }) => shownTime(proposedMs)],
      ['why', ({ note: why }) => why],
      ['', ({ isVoid }) => (isVoid ? 'VOID: its proposer is disabled' : '')],
    ],
  },
  {
    words: ['confirm'],
    about: 'Does what another operator proposed.',
    args: ['id'],
    call: ['POST', '/operator/proposals/confirm'],
    prepare: ({ id }) => ({ params: { id } }),
  },
  {
    words: ['reject'],
    about: 'Drops a proposal.',
    args: ['id'],
    call: ['POST', '/operator/proposals/reject'],
    prepare: ({ id }) => ({ params: { id } }),
  },
  {
    words: ['announce'],
    about: 'Tells all users of a brand something, in the product and where they chose to hear of news.',
    help: [
      'The texts are a JSON file by language: {"en": {"title": "...", "body": "..."}, "es": ...}. English stands in for what is missing.',
    ],
    args: ['brand'],
    options: { texts: { value: 'file', required: true, about: 'title (80) and body (1,000 characters) by language' }, note },
    call: ['POST', '/operator/announcements'],
    prepare: ({ brand, texts, note: why }) => ({ params: { brand, texts: readTexts(texts), note: why } }),
  },
  {
    words: ['audit'],
    about: 'What operators and rules did, the newest first.',
    options: {
      actor: { about: 'operator:<name> or rule:<name>' },
      action: { about: 'such as market.set' },
      subject: { about: 'such as market:BTC_USDT or user:10000001' },
      before: { value: 'sequence', about: 'lines before this one' },
      limit: { value: 'count', about: '50 unless told' },
    },
    call: ['GET', '/operator/audit'],
    prepare: ({ actor, action, subject, before, limit }) => ({ params: { actor, action, subject, before, limit } }),
    columns: [
      ['sequence', ({ sequence }) => sequence],
      ['at (UTC)', ({ atMs }) => shownTime(atMs)],
      ['who', ({ actor }) => actor],
      ['did', ({ action }) => action],
      ['to', ({ subject }) => subject],
      ['details', ({ details }) => details],
    ],
  },
];
