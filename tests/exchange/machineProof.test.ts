import { chmodSync, linkSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineProof } from '@/exchange/machineProof';

describe('the proof of the owner of this machine', () => {
  const clock = { now: () => Date.now() };
  let folder = '';
  const path = () => join(folder, 'operator-recovery');
  const read = () => machineProof(folder, clock).read();
  const write = (mode = 0o600) => {
    writeFileSync(path(), 'a secret\n');
    chmodSync(path(), mode);
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kontor-proof-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is a file in the data folder that was written a moment ago, for nobody else to read', async () => {
    expect(await read()).toBeUndefined();
    write();
    expect(await read()).toBe('a secret');
    await machineProof(folder, clock).remove();
    expect(await read()).toBeUndefined();
  });

  it('is none that others can read, that is old, long, or a link', async () => {
    write(0o640);
    expect(await read()).toBeUndefined();
    write();
    utimesSync(path(), new Date(), new Date(Date.now() - 120_000));
    expect(await read()).toBeUndefined();
    writeFileSync(path(), 'x'.repeat(201));
    expect(await read()).toBeUndefined();
    rmSync(path());
    writeFileSync(join(folder, 'other'), 'a secret', { mode: 0o600 });
    symlinkSync(join(folder, 'other'), path());
    expect(await read()).toBeUndefined();
    rmSync(path());
    linkSync(join(folder, 'other'), path());
    expect(await read()).toBeUndefined();
  });
});
