export function isPortTaken(port: number): Promise<boolean>;
export function isPortBarred(port: number): Promise<boolean>;
export function freePort(): Promise<number>;
