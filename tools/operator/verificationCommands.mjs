import { shownTime } from './times.mjs';

const note = { required: true, about: 'why; kept in the audit log' };
const text = { about: 'what the owner reads besides, as you write it' };
const LOOKS = 'A reference looks like KX-7F3M-92QA-XH4T; verification list tells them.';
/** As in domain/verification/reasons.ts, which this command cannot read: a test compares them. */
const REASONS = [
  'document-unreadable, document-expired, document-not-accepted, name-mismatch, birth-mismatch, face-mismatch, proof-too-old,',
  'address-mismatch, funds-unclear, company-not-found, owners-unclear, not-offered, other',
];
const REQUESTS = [
  'document-front, document-back, selfie, address-proof, funds-proof, register-extract, shareholders, other-file, explanation',
];
const listed = (codes) => codes.split(',').map((code) => code.trim().toUpperCase().replaceAll('-', '_'));

const QUEUED = [
  ['reference', ({ reference }) => reference],
  ['user', ({ userId }) => userId],
  ['brand', ({ brand }) => brand],
  ['what', ({ kind }) => kind],
  ['status', ({ status }) => status],
  ['attempt', ({ attempt }) => attempt],
  ['decides', ({ reviewBy }) => reviewBy],
  ['sent (UTC)', ({ submittedAt }) => shownTime(submittedAt)],
];

export const verificationCommands = [
  {
    words: ['verification', 'list'],
    about: 'Verifications that wait for a decision or for their owner, the oldest first.',
    help: [
      'Says whose they are and nothing of what was handed in: `verification show` does, with a note why. That you looked is in the audit log.',
    ],
    options: {
      brand: { about: 'of one brand only' },
      after: { value: 'cursor', about: 'those behind a page, which names it' },
      limit: { value: 'count', about: '50 unless told' },
    },
    call: ['GET', '/operator/verifications'],
    prepare: ({ brand, after, limit }) => ({ params: { brand, searchAfter: after, limit } }),
    print: ({ records, searchAfter }, { table }) =>
      `${table(records, QUEUED)}${searchAfter === null ? '' : `more: --after ${searchAfter}\n`}`,
  },
  {
    words: ['verification', 'show'],
    about: 'Everything that was handed in. That you read it, and why, is kept in the audit log.',
    help: [LOOKS],
    args: ['reference'],
    options: { note },
    call: ['POST', '/operator/verifications/show'],
    prepare: ({ reference, note: why }) => ({ params: { reference, note: why } }),
  },
  {
    words: ['verification', 'approve'],
    about: 'Verifies it. The owner is told, and what the level opens is open at once.',
    help: [LOOKS],
    args: ['reference'],
    options: { note },
    call: ['POST', '/operator/verifications/approve'],
    prepare: ({ reference, note: why }) => ({ params: { reference, note: why } }),
  },
  {
    words: ['verification', 'reject'],
    about: 'Refuses it, or takes away what was verified. The owner sees the reasons and may send it again.',
    help: [LOOKS, 'Reasons, separated by commas without spaces:', ...REASONS],
    args: ['reference', 'reasons'],
    options: { text, final: { flag: true, about: 'for good: it cannot be sent again' }, note },
    call: ['POST', '/operator/verifications/reject'],
    prepare: ({ reference, reasons, text: words, final, note: why }) => ({
      params: { reference, reasons: listed(reasons), text: words, isFinal: final, note: why },
    }),
  },
  {
    words: ['verification', 'ask'],
    about: 'Asks the owner for something more, such as address-proof or explanation.',
    help: [LOOKS, 'What can be asked for, several separated by commas without spaces:', ...REQUESTS],
    args: ['reference', 'requests'],
    options: { text, note },
    call: ['POST', '/operator/verifications/ask'],
    prepare: ({ reference, requests, text: words, note: why }) => ({
      params: { reference, requests: listed(requests), text: words, note: why },
    }),
  },
];
