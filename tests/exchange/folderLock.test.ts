import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from '@/exchange/db/embedded/folderLock';
import { Contender, canUnshare } from '../support/containers';

describe('the lock of a data folder', () => {
  let folder: string;
  const contenders: Contender[] = [];
  const contender = () => {
    const made = new Contender(folder);
    contenders.push(made);
    return made;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
  });
  afterEach(async () => {
    await Promise.all(contenders.splice(0).map((made) => made.kill()));
    rmSync(folder, { recursive: true, force: true });
  });

  if (!canUnshare) process.stderr.write('process namespaces are not allowed here: contenders for the lock run without containers\n');

  it('keeps a second container out, though both are process 1', async () => {
    const first = contender();
    const second = contender();
    if (canUnshare) expect(await first.tell('take')).toBe('held by 1');
    else expect(await first.tell('take')).toMatch(/^held by \d+$/);
    expect(await second.tell('take')).toMatch(/^data folder .* is in use by another instance \(process \d+ on .+\)$/);
    expect(await first.tell('give')).toBe('given');
    expect(await second.tell('take')).toMatch(/^held by/);
  });

  it('is taken over from a killed process, whatever process has its id now', async () => {
    const first = contender();
    await first.tell('take');
    await first.kill();
    expect(readdirSync(folder)).toHaveLength(1);
    const second = contender();
    expect(await second.tell('take')).toMatch(/^held by/);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await contender().tell('take')).toMatch('in use by another instance');
  });

  it('goes to exactly one of those that start at once, also over the lock of a dead one', async () => {
    const rivals = [contender(), contender(), contender()];
    for (let round = 0; round < 20; round += 1) {
      if (round % 4 === 0) {
        const dead = new Contender(folder);
        await dead.tell('take');
        await dead.kill();
      }
      const said = await Promise.all(rivals.map((rival) => rival.tell('take')));
      expect(said.filter((text) => text.startsWith('held'))).toHaveLength(1);
      expect(said.filter((text) => text.includes('in use by another instance'))).toHaveLength(2);
      await Promise.all(rivals.map((rival) => rival.tell('give')));
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it('goes to exactly one of many within a process', async () => {
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const held = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(held).toHaveLength(1);
    held[0]?.();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('works in a folder whose path is longer than the address of a socket', async () => {
    const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60));
    const release = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toMatchObject({ failure: 'secondInstance' });
    release();
    (await lockFolder(deep))();
  });

  it('removes the lock file of versions before it', async () => {
    writeFileSync(join(folder, 'exchange.lock'), '1');
    (await lockFolder(folder))();
    expect(readdirSync(folder)).toEqual([]);
  });
});
