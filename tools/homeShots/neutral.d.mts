export const BRAND_MARK: string;
export const NEUTRAL: string;
export function brandTraces(look: { selector: string; name: string; icon: string; top: number; bottom: number }): string[];
