/** Lists that change when an operator lists a coin: no reason to ask again on every focus. */
export const RARELY_CHANGING = { revalidateOnFocus: false, dedupingInterval: 60_000 } as const;
