export function planOf(files: readonly string[]): { related: 'all' | string[]; specs: 'all' | string[] };
