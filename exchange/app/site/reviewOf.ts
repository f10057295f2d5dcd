import type { BrandFile } from './brandFile';

type Facts = Pick<BrandFile, 'practice' | 'verification'>;

/** Rules decide about practice coins only, unless the brand wants somebody to look. */
export const isDecidedByRules = ({ practice, verification }: Facts): boolean => practice && (verification?.review ?? 'rules') === 'rules';
