import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type EndpointName, endpoints, isByQuery } from '@/contract/endpoints';
import type { Envelope } from '@/contract/envelope';
import { HEADER_TOKEN } from '@/contract/headers';
import { type OperatorCallName, operatorCalls } from '@/contract/operator';
import { createPasswordHasher } from '@/exchange/app/accounts/passwords/passwordHasher';
import type { Clock } from '@/exchange/app/ports/clock';
import type { Database } from '@/exchange/app/ports/database';
import { hashToken, newToken } from '@/exchange/app/tokens';
import { buildExchange } from '@/exchange/buildApp';
import { createLogger } from '@/exchange/logger';
import { readSettings } from '@/exchange/settings/readSettings';
import { cheapHasher, STRONG_PASSWORD } from './accountsRig';
import { type FuzzedHome, homeOn } from './fuzzedHome';
import { kindsOfRules, type TestDatabase } from './testDatabase';
import { queryOf } from './triedValues';

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  envelope: Envelope<unknown> | undefined;
}

type OperatorName = 'alice' | 'bob';

/** A whole exchange in this process, without a practice market: nothing moves but by the calls of a test. */
export interface FuzzedExchange {
  /** Session tokens of users who may trade. */
  tokens: readonly string[];
  /** `query` and `body` travel as they are. */
  send(name: EndpointName, how: { query?: string; body?: string; token?: string; headers?: Record<string, string> }): Promise<Answer>;
  /** A call with these parameters, as query or JSON. */
  call(name: EndpointName, params: Record<string, unknown>, token?: string): Promise<Answer>;
  /** Calls as an operator does. */
  operate(operator: OperatorName, name: OperatorCallName, params: Record<string, unknown>): Promise<Answer>;
  /** What operations read of it now: the sum of a figure over all its labels that this text is in. */
  figure(name: string, label?: string): Promise<number>;
  /** Lines logged as errors. */
  errors: string[];
  /** For what is no call with JSON: files, streams, the mailbox. */
  app: FastifyInstance;
  /** `look` at the database it leaves. */
  stop(look?: (database: Database) => Promise<void>): Promise<void>;
}

/** Writes to the database before the exchange opens it; users are there. `now`: ms since 1970. */
export type Prepare = (database: Database, userIds: readonly string[], now: number) => Promise<void>;

/** Of the first user; the others' follow. */
export const FIRST_SESSION_ID = 424_242;

async function signUp(home: FuzzedHome, users: number, usedAt: number, prepare: Prepare | undefined): Promise<string[]> {
  const tokens = Array.from({ length: users }, newToken);
  const passwordHash = await createPasswordHasher(cheapHasher).hash(STRONG_PASSWORD);
  const database = await home.open();
  const userIds: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const [user] = await database.query<{ id: string }>(
      `insert into users (brand, email, password_hash, account_type, nick_name, language, referral_code, created_at)
       values ('kontor', $1, $2, 0, 'Fuzz', 'en', $1, 0) returning id::text as id`,
      [`fuzz${index}@kontor.localhost`, passwordHash],
    );
    // With an id that nothing nasty is: sessions are ended by their ids.
    await database.query(
      `insert into sessions (id, token_hash, user_id, created_at, last_active_at, expires_at, ip, user_agent)
       overriding system value values ($1, $2, $3, 0, $4, 9000000000000, '', '')`,
      [FIRST_SESSION_ID + index, hashToken(token), user?.id, usedAt],
    );
    userIds.push(user?.id ?? '');
  }
  await prepare?.(database, userIds, usedAt);
  await database.close();
  return tokens;
}

const typeOf = (body: string | undefined): Record<string, string> => (body === undefined ? {} : { 'content-type': 'application/json' });

/** @param kind the database it has; the one of rules unless another is named */
export async function openFuzzedExchange(
  users = 1,
  clock?: Clock,
  prepare?: Prepare,
  kind: TestDatabase['name'] | undefined = kindsOfRules.at(-1),
): Promise<FuzzedExchange> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-fuzz-'));
  const home = await homeOn(kind ?? 'pglite', folder);
  const tokens = await signUp(home, users, (clock ?? Date).now(), prepare);
  const errors: string[] = [];
  const log = createLogger('error', { write: (line) => void errors.push(line) });
  const settings = readSettings({ DATA_DIR: folder, ...home.settings, PRACTICE_RATE: '0', REQUESTS_PER_MINUTE: '1000000' });
  const { app, stop } = await buildExchange(settings, log, clock);
  const answerTo = async (call: {
    method: 'GET' | 'POST' | 'DELETE';
    url: string;
    payload?: string;
    headers: Record<string, string>;
  }): Promise<Answer> => {
    const answer = await app.inject(call);
    let envelope: Envelope<unknown> | undefined;
    try {
      envelope = answer.json();
    } catch {
      envelope = undefined;
    }
    return { status: answer.statusCode, headers: answer.headers, envelope };
  };
  const send: FuzzedExchange['send'] = async (name, { query, body, token, headers = {} }) => {
    const { method, path } = endpoints[name];
    const signed: Record<string, string> = token === undefined ? {} : { [HEADER_TOKEN]: token };
    const url = query === undefined ? path : `${path}?${query}`;
    return answerTo({ method, url, payload: body, headers: { host: 'kontor.localhost', ...typeOf(body), ...signed, ...headers } });
  };
  const operatorTokens = { alice: newToken(), bob: newToken() };
  const operate: FuzzedExchange['operate'] = async (operator, name, params) => {
    const { method, path } = operatorCalls[name];
    const payload = method === 'GET' ? undefined : JSON.stringify(params);
    const headers = { host: '127.0.0.1', authorization: `Bearer ${operatorTokens[operator]}`, ...typeOf(payload) };
    return answerTo({ method, url: method === 'GET' ? `${path}?${queryOf(params)}` : path, payload, headers });
  };
  for (const operator of ['alice', 'bob'] as const) {
    const secret = readFileSync(join(folder, 'operator-secret'), 'utf8').trim();
    const { envelope } = await operate(operator, 'join', { secret, name: operator, tokenHash: hashToken(operatorTokens[operator]) });
    if (envelope?.code !== '0') throw new Error(`${operator} could not join: ${envelope?.msg}`);
  }
  return {
    tokens,
    errors,
    app,
    send,
    operate,
    call: (name, params, token) =>
      send(name, isByQuery(name) ? { query: queryOf(params), token } : { body: JSON.stringify(params), token }),
    figure: async (name, label = '') => {
      const { body } = await app.inject({ url: '/metrics', headers: { host: '127.0.0.1' } });
      const lines = body.split('\n').filter((line) => new RegExp(`^${name}[ {]`).test(line) && line.includes(label));
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
    stop: async (look) => {
      await stop();
      if (look) {
        const database = await home.open();
        await look(database).finally(() => database.close());
      }
      await home.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
