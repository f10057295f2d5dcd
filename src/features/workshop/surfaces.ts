/** What the workshop can lay over its page. */
export const SURFACES = ['confirm', 'warning', 'drawer', 'sheet', 'picker'] as const;

export type Surface = (typeof SURFACES)[number];

/** The surface an address asks for; undefined for anything else. */
export const surfaceIn = (open: string | string[] | undefined): Surface | undefined => SURFACES.find((surface) => surface === open);
