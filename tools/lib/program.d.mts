import type { Program } from './supervise.mjs';

export function launchProgram(options: { args: string[]; env: NodeJS.ProcessEnv; output?: 'inherit' | 'ignore' }): Program;
