export interface Words {
  [key: string]: string | Words;
}

export const BY: Record<'line' | 'word', (text: string) => number>;
export const SHARE_A_LINE: readonly (readonly string[])[];
export function widestOf(catalogues: readonly Words[], measure: (text: string) => number): Words;
export function setLines(widest: Words, catalogues: readonly Words[], measure: (text: string) => number): Words;
