const GROUP = /.{1,4}/g;

/** `JBSW Y3DP ...`: groups of four are copied by eye without slips. */
export const keyGroups = (key: string): string[] => key.match(GROUP) ?? [];
