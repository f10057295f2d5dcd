interface Lock {
  packages?: object;
}

/** Whether a folder of packages fits the lock; see installed.mjs. */
export function fitsLock(lock: Lock, installed: Lock | undefined, machine: { os: string; cpu: string; libc: string | undefined }): boolean;
export function thisMachine(): { os: string; cpu: string; libc: string | undefined };
