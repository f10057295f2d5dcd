import type { Database } from '@/exchange/app/ports/database';
import { openPostgres } from '@/exchange/db/postgres/postgresDatabase';
import { openSilentLine, type SilentLine } from '../support/silentLine';
import { postgresUrl } from '../support/testDatabase';

const url = postgresUrl();
const onServer = url === undefined ? describe.skip : describe;
const tooLate = { reason: 'deadline', isOutcomeKnown: true };

onServer('a server that does not answer in time', () => {
  let database: Database;
  const open = async (limits: NonNullable<Parameters<typeof openPostgres>[1]>['limits'], from = url ?? '') => {
    database = await openPostgres(from, { limits });
  };
  afterEach(() => database.close());

  it('ends a statement that takes too long, and goes on', async () => {
    await open({ statementMs: 200 });
    await expect(database.query('select pg_sleep(30)')).rejects.toMatchObject({ ...tooLate, code: '57014' });
    const slow = database.transaction((tx) => tx.query('select pg_sleep(30)'));
    await expect(slow).rejects.toMatchObject(tooLate);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('ends a wait for a lock', async () => {
    await open({ lockMs: 200 });
    await database.transaction(async (tx) => {
      await tx.query('select pg_advisory_xact_lock(7204992)');
      const waiting = database.lane('writer').query('select pg_advisory_xact_lock(7204992)');
      await expect(waiting).rejects.toMatchObject({ ...tooLate, code: '55P03' });
    });
  });

  it('keeps the lanes apart: readers that take every connection do not hold up the writer', async () => {
    await open({ connections: 1 });
    let isOver = false;
    const hog = database.query('select pg_sleep(2)').then(() => {
      isOver = true;
    });
    for (const lane of ['writer', 'background'] as const) expect(await database.lane(lane).query('select 1 as one')).toEqual([{ one: 1 }]);
    expect(isOver).toBe(false);
    await hog;
  });

  it('refuses at once when too much waits', async () => {
    await open({ connections: 1, maxWaiting: 2 });
    const taken = ['a', 'b', 'c'].map(() => database.query('select pg_sleep(0.1)'));
    await expect(database.query('select 1')).rejects.toMatchObject({ reason: 'busy', isOutcomeKnown: true });
    await Promise.all(taken);
  });

  it('tells of a broken connection, alone and within a transaction, and goes on', async () => {
    await open({ connections: 1 });
    const killSelf = 'select pg_terminate_backend(pg_backend_pid())';
    await expect(database.query(killSelf)).rejects.toMatchObject({ reason: 'connection', isOutcomeKnown: false });
    const inside = database.transaction(async (tx) => {
      await tx.query('select 1');
      await tx.query(killSelf);
    });
    await expect(inside).rejects.toMatchObject({ reason: 'connection', isOutcomeKnown: false });
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('leaves what the server refuses for its own reasons as it is', async () => {
    await open({});
    await expect(database.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    await expect(database.query('select 99999999999::int')).rejects.not.toMatchObject({ name: 'DatabaseUnavailableError' });
  });

  it('says when the connection of its locks is gone, and another may have them', async () => {
    await open({});
    let isLost = false;
    const lost = new Promise<void>((resolve) => {
      const onLost = () => {
        isLost = true;
        resolve();
      };
      void database.tryLock('deadline-test', onLost).then(async (release) => {
        expect(release).toBeDefined();
        expect(isLost).toBe(false);
        const key = `hashtextextended(current_schema() || ':deadline-test', 0)`;
        await database.query(
          `select pg_terminate_backend(pid) from pg_locks
            where locktype = 'advisory' and (classid::bigint << 32) | objid::bigint = ${key} and objsubid = 1`,
        );
      });
    });
    await lost;
    const again = await database.tryLock('deadline-test');
    expect(again).toBeDefined();
    await again?.();
  });

  describe('behind a line that went silent', () => {
    let line: SilentLine;
    beforeEach(async () => {
      line = await openSilentLine(url ?? '');
      // Long enough for a good answer on a busy machine.
      await open({ silenceMs: 2_000 }, line.url);
    });
    afterEach(() => line.close());

    it('gives the connection up without knowing what became of the statement', async () => {
      line.silence();
      await expect(database.query('select 1')).rejects.toMatchObject({ reason: 'deadline', isOutcomeKnown: false });
      line.restore();
      expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    });

    it('does not keep the process from ending', async () => {
      await database.lane('writer').query('select 1');
      line.silence();
      const startedAt = performance.now();
      await database.close();
      expect(performance.now() - startedAt).toBeLessThan(30_000);
      database = await openPostgres(url ?? '');
    });
  });
});
