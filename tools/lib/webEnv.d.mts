export const WEB_SETTINGS: readonly string[];
export function webEnv(env: Readonly<Record<string, string | undefined>>): Record<string, string | undefined>;
