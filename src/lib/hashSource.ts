import { createHash } from 'node:crypto';

/** How a Content-Security-Policy names an inline text: by its hash. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
