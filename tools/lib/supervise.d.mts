import type { ChildProcess } from 'node:child_process';

export interface Program {
  child: ChildProcess;
  lastLines(): string[];
}

export interface SuperviseOptions {
  name: string;
  launch(): Program;
  whenUp(child: ChildProcess): Promise<void>;
  say(line: string): void;
  onFailedStart(end: { name: string; code: number | null; signal: NodeJS.Signals | null }): void;
  onGivenUp(): void;
  now?: () => number;
  /** The first wait before it is started again; each next is twice as long. */
  firstWaitMs?: number;
}

export function supervise(options: SuperviseOptions): {
  start(): Promise<void>;
  child(): ChildProcess | undefined;
  letGo(): void;
};
