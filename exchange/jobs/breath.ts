/** Thrown into a turn that is under way when the process stops. */
export class Stopped extends Error {}

/** Between the pieces of a job, `ms` long, others get their turn; once it is stopped, no other piece begins. */
export function createBreath(ms: number): { breathe(): Promise<void>; stop(): void } {
  let isStopped = false;
  return {
    breathe: async () => {
      await new Promise((resume) => setTimeout(resume, ms));
      if (isStopped) throw new Stopped();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
