import { createHash } from 'node:crypto';
import { copyScript } from './copyScript';

/** Of this page alone: its one script by its hash, its style sheet, the description it links to, and nothing else. */
export const docsPolicy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(copyScript).digest('base64')}'`,
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
