import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { installErrorHandler } from '@/exchange/http/errorHandler';
import { createLogger } from '@/exchange/logger';
import { describeOnEachDatabase } from '../support/testDatabase';

const SECRET = 'ada@kontor.example';
const lines: string[] = [];
const log = createLogger('debug', { write: (line) => void lines.push(line) });
beforeEach(() => lines.splice(0));

describeOnEachDatabase('what a failed database call leaves in the log', (database) => {
  beforeAll(() => database().query('create table addresses (address text unique, tries integer check (tries > 0))'));

  const failures: Record<string, [text: string, expected: object]> = {
    'a broken rule': ['insert into addresses values ($1, 0)', { code: '23514', table: 'addresses', constraint: 'addresses_tries_check' }],
    'a value taken already': [
      'insert into addresses values ($1, 1), ($1, 1)',
      { code: '23505', table: 'addresses', constraint: 'addresses_address_key' },
    ],
    'a missing table': ['insert into nowhere values ($1)', { code: '42P01', message: 'relation "nowhere" does not exist' }],
    'a value of another type': ['select $1::integer', { code: '22P02', message: 'invalid input syntax for type integer: "[hidden]"' }],
    'a value that is no JSON': ['select $1::json', { code: '22P02' }],
  };

  it.each(Object.entries(failures))('%s is named, its parameters are not', async (_name, [text, expected]) => {
    const app: FastifyInstance = Fastify({ loggerInstance: log as FastifyBaseLogger });
    installErrorHandler(app);
    app.get('/', () => database().query(text, [SECRET]));
    const { statusCode, body } = await app.inject('/');
    expect([statusCode, body]).toEqual([500, expect.not.stringContaining(SECRET)]);
    log.error(
      {
        err: new Error('wrapped', {
          cause: await database()
            .query(text, [SECRET])
            .catch((error: unknown) => error),
        }),
      },
      'twice',
    );

    const [failed, wrapped] = lines.filter((line) => /call failed|twice/.test(line)).map((line) => JSON.parse(line));
    expect(failed.err).toMatchObject({ type: 'DatabaseError', stack: expect.stringContaining('at '), ...expected });
    expect(wrapped.err).toMatchObject({ type: 'Error', message: 'wrapped', cause: expected });
    expect(lines.join('')).not.toContain(SECRET);
    expect(Object.keys(failed.err).filter((key) => !['type', 'message', 'stack', 'code', 'constraint', 'table'].includes(key))).toEqual([]);
  });
});

it('logs what was thrown without being an error', () => {
  log.error({ err: 'just a text' }, 'odd');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { type: 'string', message: 'just a text' } });
});
