/** As much of Lighthouse's result as is read here. */
export interface Judged {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}

export interface JudgeOptions {
  url: string;
  /** Without: a phone on a slow line, its processor four times slower than this one. */
  isDesktop: boolean;
  categories: string[];
  chromePath: string;
  chromeFlags: string[];
}

export function judge(options: JudgeOptions): Promise<Judged>;
