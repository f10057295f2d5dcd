declare module '@/public/verify-owed.mjs' {
  export function verifyLiability(
    proof: unknown,
    publishedRoot: string,
  ): Promise<{ isProven: true; own: string; everybody: string } | { isProven: false; why: string }>;
}
