import { createHash } from 'node:crypto';
import type { Hash } from '@/domain/liabilities/sumTree';

export const sha256: Hash = (text) => createHash('sha256').update(text).digest('hex');
