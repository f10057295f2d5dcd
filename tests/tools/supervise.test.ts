import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { launchProgram } from '@/tools/lib/program.mjs';
import { type SuperviseOptions, supervise } from '@/tools/lib/supervise.mjs';

const WAITS = "process.stdout.write('up\\n'); setInterval(() => {}, 1000)";
const running: ReturnType<typeof supervise>[] = [];

/** Keeps a real program of one line of code, and collects what is said of it. */
function keep(code: string | (() => string), options: Partial<SuperviseOptions> = {}) {
  const said: string[] = [];
  const failed = jest.fn();
  const codeNow = typeof code === 'string' ? () => code : code;
  const launch = () => launchProgram({ args: ['-e', codeNow()], env: process.env, output: 'ignore' });
  const whenUp = async ({ stdout }: ChildProcess) => void (stdout && (await once(stdout, 'data')));
  const givenUp = new Promise<void>((resolve) => {
    const program = supervise({
      name: 'exchange',
      launch,
      whenUp,
      say: (line) => said.push(line),
      onFailedStart: failed,
      onGivenUp: resolve,
      firstWaitMs: 1,
      ...options,
    });
    running.push(program);
  });
  return { program: running.at(-1) as ReturnType<typeof supervise>, said, failed, givenUp };
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}

afterEach(() => {
  for (const program of running.splice(0)) {
    program.letGo();
    program.child()?.kill('SIGKILL');
  }
});

describe('a program that is kept running', () => {
  it('is started again when it was killed, and it is said why', async () => {
    const { program, said } = keep(WAITS);
    await program.start();
    const killed = program.child();
    killed?.kill('SIGKILL');
    await until(() => said.length === 2);
    expect(program.child()?.pid).not.toBe(killed?.pid);
    expect(said).toEqual([
      'the exchange was ended by SIGKILL; starting it again in 0.001 s.',
      expect.stringMatching(/^the exchange is back after [\d.]+ s\.$/),
    ]);
  });

  it('waits twice as long each time and is given up after five times in a minute, with its last lines', async () => {
    let isFirst = true;
    const { program, said, givenUp } = keep(() => {
      const code = isFirst ? WAITS : "console.log('line of its log'); console.error('why it ends'); process.exit(3)";
      isFirst = false;
      return code;
    });
    await program.start();
    program.child()?.kill('SIGKILL');
    await givenUp;
    const waits = said.flatMap((line) => /again in ([\d.]+) s/.exec(line)?.[1] ?? []);
    expect(waits).toEqual(['0.001', '0.002', '0.004', '0.008']);
    const end = said.findIndex((line) => line.includes('not started again'));
    expect(said[end]).toBe('the exchange ended with exit code 3, 5 times within a minute. It is not started again. Its last lines:');
    expect(said.slice(end + 1).sort()).toEqual(['  line of its log', '  why it ends']);
  });

  it('may end now and then for as long as it likes', async () => {
    let nowMs = 0;
    const { program, said } = keep(WAITS, { now: () => nowMs });
    await program.start();
    for (let ends = 1; ends <= 7; ends += 1) {
      program.child()?.kill('SIGKILL');
      await until(() => said.length === ends * 2);
      nowMs += 20_000;
    }
    expect(said.filter((line) => line.includes('again in'))).toHaveLength(7);
  });

  it('is not tried again when its first start fails', async () => {
    const { program, said, failed } = keep('process.exit(16)', { whenUp: () => new Promise(() => {}) });
    void program.start();
    await until(() => failed.mock.calls.length > 0);
    expect(failed).toHaveBeenCalledWith({ name: 'exchange', code: 16, signal: null });
    expect(said).toEqual([]);
  });

  it('is not started any more once it was let go, also by a start that comes after', async () => {
    const { program } = keep(WAITS);
    program.letGo();
    await expect(program.start()).rejects.toThrow('not to be started');
    expect(program.child()).toBeUndefined();
  });

  it('stays ended once it was let go', async () => {
    const { program, said } = keep(WAITS);
    await program.start();
    const child = program.child();
    program.letGo();
    child?.kill('SIGTERM');
    if (child) await once(child, 'close');
    expect(said).toEqual([]);
    expect(program.child()).toBe(child);
  });
});
