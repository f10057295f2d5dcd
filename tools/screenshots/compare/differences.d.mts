export interface Picture {
  width: number;
  height: number;
  /** RGBA. */
  data: Uint8Array;
}

export interface Differences {
  count: number;
  box: { left: number; top: number; right: number; bottom: number };
  width: number;
  height: number;
  /** One byte a pixel: 1 where it differs. */
  marks: Uint8Array;
}

export function differencesOf(before: Picture, after: Picture): Differences | undefined;
